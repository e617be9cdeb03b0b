import type { Definition } from '@praxiskit/record-model';
import {
  createRecordClient,
  type ModelRecord,
  type RecordClient,
} from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { type Loaded, RecordClientProvider, useLoaded } from '@praxiskit/record-model/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const definition: Definition = {
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: false,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    label: { type: 'STRING', allowNull: true },
  },
  relations: {},
};

function createClient() {
  const server = createMemoryServer([definition], {
    prices: [
      { id: '1', label: 'Beratung' },
      { id: '2', label: 'Hydrafacial' },
    ],
  });
  return { server, client: createRecordClient({ fetch: server.fetch }) };
}

const loadOne = (id: string) => async (client: RecordClient) =>
  (await client.view('prices')).get(id);
const loadFirst = loadOne('1');
const loadSecond = loadOne('2');

const inWords = (loaded: Loaded<ModelRecord>) =>
  loaded.status === 'ready' ? String(loaded.value.get('label')) : loaded.status;

type Load = typeof loadFirst;

function Provided({ load }: { load: Load }) {
  return <output>{inWords(useLoaded(load))}</output>;
}

/** Passes a new function with each render. */
function Fetched({ load, client }: { load: Load; client: () => Promise<RecordClient> }) {
  return <output>{inWords(useLoaded(load, () => client()))}</output>;
}

/** Records each text that it shows. */
function Recorded({ load, shown }: { load: Load; shown: string[] }) {
  const words = inWords(useLoaded(load));
  if (shown.at(-1) !== words) shown.push(words);
  return <output>{words}</output>;
}

afterEach(() => vi.restoreAllMocks());

test('a record is loaded by the provider’s client, after the first render', async () => {
  const { client } = createClient();
  const page = (
    <RecordClientProvider client={client}>
      <Provided load={loadFirst} />
    </RecordClientProvider>
  );
  expect(renderToString(page)).toContain('loading');
  const screen = await render(page);
  await expect.element(screen.getByText('Beratung')).toBeInTheDocument();
});

test('`getClient` is called once for any number of renders', async () => {
  const { client, server } = createClient();
  const getClient = vi.fn(async () => client);
  const screen = await render(<Fetched load={loadFirst} client={getClient} />);
  await expect.element(screen.getByText('Beratung')).toBeInTheDocument();
  const requests = server.requests.length;
  await screen.rerender(<Fetched load={loadFirst} client={getClient} />);
  await expect.element(screen.getByText('Beratung')).toBeInTheDocument();
  expect(getClient).toHaveBeenCalledOnce();
  expect(server.requests).toHaveLength(requests);
});

test('another `load` function loads again, and the earlier value is not shown meanwhile', async () => {
  const { client } = createClient();
  const shown: string[] = [];
  const within = (load: Load) => (
    <RecordClientProvider client={client}>
      <Recorded load={load} shown={shown} />
    </RecordClientProvider>
  );
  const screen = await render(within(loadFirst));
  await expect.element(screen.getByText('Beratung')).toBeInTheDocument();
  await screen.rerender(within(loadSecond));
  await expect.element(screen.getByText('Hydrafacial')).toBeInTheDocument();
  expect(shown).toEqual(['loading', 'Beratung', 'loading', 'Hydrafacial']);
});

test('a value that arrives after another load has begun is dropped', async () => {
  const { client } = createClient();
  const shown: string[] = [];
  let finishFirst = () => {};
  const slow = async (given: RecordClient) => {
    await new Promise<void>((resolve) => {
      finishFirst = resolve;
    });
    return loadFirst(given);
  };
  const within = (load: Load) => (
    <RecordClientProvider client={client}>
      <Recorded load={load} shown={shown} />
    </RecordClientProvider>
  );
  const screen = await render(within(slow));
  await screen.rerender(within(loadSecond));
  await expect.element(screen.getByText('Hydrafacial')).toBeInTheDocument();
  finishFirst();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shown).toEqual(['loading', 'Hydrafacial']);
});

test('a failure is a state, and is logged to the console', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client } = createClient();
  const screen = await render(
    <RecordClientProvider client={client}>
      <Provided load={loadOne('none')} />
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('failed')).toBeInTheDocument();
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ name: 'RecordError' }));
});

test('a load that failed because the server could not be reached is repeated when it can be', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client, server } = createClient();
  const shown: string[] = [];
  server.answerNext(() => new Response(null, { status: 503 }));
  server.answerNext(() => Promise.reject(new TypeError('Failed to fetch')));
  await render(
    <RecordClientProvider client={client}>
      <Recorded load={loadFirst} shown={shown} />
    </RecordClientProvider>,
  );
  await expect.poll(() => shown).toEqual(['loading', 'failed']);
  // The second try comes with the connection, the third by itself.
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => shown, { timeout: 10_000 }).toEqual(['loading', 'failed', 'Beratung']);
  expect(console.error).toHaveBeenCalledTimes(2);
});

test('a refused load is not repeated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { client, server } = createClient();
  const screen = await render(
    <RecordClientProvider client={client}>
      <Provided load={loadOne('none')} />
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('failed')).toBeInTheDocument();
  const { length } = server.requests;
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.requests).toHaveLength(length);
});

test('without a client the error names what is missing', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const screen = await render(<Provided load={loadFirst} />);
  await expect.element(screen.getByText('failed')).toBeInTheDocument();
  expect(String(log.mock.calls[0]?.[0])).toContain('RecordClientProvider');
});
