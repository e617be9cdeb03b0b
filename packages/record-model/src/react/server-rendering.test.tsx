import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Definition } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import {
  RecordClientProvider,
  useField,
  useList,
  useRecordClient,
  useView,
} from '@praxiskit/record-model/react';
import { Suspense, use } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const definition: Definition = {
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: {
    id: { type: 'STRING', allowNull: false, readOnly: true },
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    label: { type: 'STRING', allowNull: false },
  },
  relations: {},
};
const rows = ['Beratung', 'Peeling'].map((label, at) => ({ id: `${at}`, version: 1, label }));
const query = { sort: 'label' };

function adopted(): { client: RecordClient; fetch: ReturnType<typeof vi.fn> } {
  const fetch = vi.fn(() => Promise.reject(new Error('No request')));
  const client = createRecordClient({ fetch, definitions: [definition] });
  client.loaded('prices').adoptList(query, rows);
  return { client, fetch };
}

function Label({ price }: { price: ModelRecord }) {
  const { inputProps } = useField(price, 'label');
  return <input {...inputProps} />;
}

function Prices() {
  const { records, status } = useList('prices', query);
  return (
    <ol data-status={status}>
      {records.map((price) => (
        <li key={price.key}>
          <Label price={price} />
        </li>
      ))}
    </ol>
  );
}

const valuesOf = (html: string) => [...html.matchAll(/value="([^"]*)"/g)].map(([, value]) => value);

test('a server renders a list of a payload immediately, without a request', () => {
  const { client, fetch } = adopted();
  const html = renderToString(
    <RecordClientProvider client={client}>
      <Prices />
    </RecordClientProvider>,
  );
  expect(html).toContain('data-status="ready"');
  expect(valuesOf(html)).toEqual(['Beratung', 'Peeling']);
  expect(fetch).not.toHaveBeenCalled();
});

function Waiting() {
  const view = use(useRecordClient().view('prices'));
  const { records } = use(view.list(query).ready);
  return records.map((price) => <Label key={price.key} price={price} />);
}

const waiting = (client: RecordClient) => (
  <RecordClientProvider client={client}>
    <Suspense fallback="Loading">
      <Waiting />
    </Suspense>
  </RecordClientProvider>
);

test('use(list.ready) of a payload’s list never suspends', () => {
  const { client, fetch } = adopted();
  const html = renderToString(waiting(client));
  expect(html).not.toContain('Loading');
  expect(valuesOf(html)).toEqual(['Beratung', 'Peeling']);
  expect(fetch).not.toHaveBeenCalled();
});

test('below Suspense a stream waits for the requests of a list', async () => {
  const server = createMemoryServer([definition], { prices: rows });
  const client = createRecordClient({ fetch: server.fetch });
  const out = new PassThrough();
  const { pipe } = renderToPipeableStream(waiting(client), { onAllReady: () => pipe(out) });
  expect(valuesOf(await text(out))).toEqual(['Beratung', 'Peeling']);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/api/model/prices',
    '/api/prices/?sort=label',
  ]);
});

function ViewState() {
  return useView('prices').status;
}

test('a view with a given definition is ready immediately, another one is loading', () => {
  const { client } = adopted();
  const render = (one: RecordClient) =>
    renderToString(
      <RecordClientProvider client={one}>
        <ViewState />
      </RecordClientProvider>,
    );
  expect(render(client)).toBe('ready');
  expect(render(createRecordClient({ fetch: vi.fn() }))).toBe('loading');
});
