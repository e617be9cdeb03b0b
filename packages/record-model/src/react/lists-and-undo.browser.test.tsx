import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord, type View } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import {
  RecordClientProvider,
  useField,
  useList,
  useRecordClient,
  useRelated,
  useUndo,
  useView,
  useWholeList,
} from '@praxiskit/record-model/react';
import { Suspense, use } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';

const id = { type: 'STRING', allowNull: false, readOnly: true } as const;
const version = { type: 'INTEGER', allowNull: false, readOnly: true } as const;
const label = { type: 'STRING', allowNull: true } as const;
const base = { label: '', primaryKey: 'id', revision: '1' };
const definitions: Definition[] = [
  {
    ...base,
    name: 'prices',
    autosave: true,
    columns: { id, version, label, group_id: label },
    relations: { group: { type: 'belongsTo', view: 'groups', foreignKey: 'group_id' } },
  },
  {
    ...base,
    name: 'groups',
    autosave: false,
    columns: { id, version, label },
    relations: { prices: { type: 'hasMany', view: 'prices', foreignKey: 'group_id' } },
  },
];

function setUp() {
  const server = createMemoryServer(definitions, {
    prices: [
      { id: '1', label: 'Beratung', group_id: 'g' },
      { id: '2', label: 'Hydrafacial', group_id: null },
    ],
    groups: [{ id: 'g', label: 'Haut' }],
  });
  const client = createRecordClient({ fetch: server.fetch });
  return { server, client };
}

const text = (record: ModelRecord) => String(record.get('label'));

function Prices({ shown }: { shown?: string[] }) {
  const { records, status } = useList('prices', { sort: 'label', filter: { label: { $ne: 'x' } } });
  shown?.push(status);
  return <p>{`${status}: ${records.map(text).join(', ')}`}</p>;
}

test('after clear a mounted list shows the next user’s records, and none of the former user', async () => {
  const { client, server } = setUp();
  const shown: string[] = [];
  const screen = await render(
    <RecordClientProvider client={client}>
      <Prices shown={shown} />
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('ready: Beratung, Hydrafacial')).toBeVisible();
  server.rows.prices?.splice(0, 2, { id: '3', version: 1, label: 'Peeling', group_id: null });
  client.clear();
  await expect.element(screen.getByText('ready: Peeling')).toBeVisible();
  expect(shown).toContain('loading');
});

test('a list is rendered while it loads, after it is loaded, and when an edit moves a record', async () => {
  const { client, server } = setUp();
  const shown: string[] = [];
  const screen = await render(
    <RecordClientProvider client={client}>
      <Prices shown={shown} />
      <Prices />
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('ready: Beratung, Hydrafacial').first()).toBeVisible();
  expect(shown[0]).toBe('loading');
  expect(server.requests.map(({ path }) => path.split('?')[0])).toEqual([
    '/api/model/prices',
    '/api/prices/',
  ]);
  const price = client.loaded('prices').peek('1');
  const renders = shown.length;
  price?.set('group_id', null);
  expect(shown).toHaveLength(renders);
  price?.set('label', 'x');
  await expect.element(screen.getByText('ready: Hydrafacial').first()).toBeVisible();
});

function Named() {
  const state = useView('prices');
  return <p>{state.status === 'ready' ? `ready ${state.view.name}` : state.status}</p>;
}

test('a view that cannot be loaded is a state', async () => {
  const { client, server } = setUp();
  server.answerNext(() => new Response('{}', { status: 503 }));
  const within = (name: string) => (
    <RecordClientProvider key={name} client={client}>
      <Named />
    </RecordClientProvider>
  );
  const screen = await render(within('first'));
  await expect.element(screen.getByText('failed')).toBeVisible();
  await screen.rerender(within('again'));
  await expect.element(screen.getByText('ready prices')).toBeVisible();
});

function Waiting() {
  const view = use<View>(useRecordClient().view('prices'));
  const list = use(view.list({ sort: 'label' }).ready);
  return <p>{list.records.map(text).join()}</p>;
}

test('below a Suspense boundary the promises of views and lists are sufficient', async () => {
  const { client } = setUp();
  const screen = await render(
    <RecordClientProvider client={client}>
      <Suspense fallback="waiting">
        <Waiting />
      </Suspense>
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('Beratung,Hydrafacial')).toBeVisible();
});

function Group({ group }: { group: ModelRecord }) {
  const prices = (useRelated(group, 'prices') ?? []) as ModelRecord[];
  return <p>{`group: ${prices.map(text).join()}`}</p>;
}

function Buttons() {
  const { undo, redo, canUndo, canRedo } = useUndo();
  return (
    <>
      <button type="button" disabled={!canUndo} onClick={undo}>
        undo
      </button>
      <button type="button" disabled={!canRedo} onClick={redo}>
        redo
      </button>
    </>
  );
}

test('both sides of a link are rendered, undone and redone', async () => {
  const { client } = setUp();
  await client.view('prices');
  const group = await (await client.view('groups')).get('g', { include: 'prices' });
  const price = await (await client.view('prices')).get('2');
  const screen = await render(
    <RecordClientProvider client={client}>
      <Group group={group} />
      <Buttons />
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('group: Beratung', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('undo')).toBeDisabled();
  price.link('group', group);
  await expect.element(screen.getByText('group: Beratung,Hydrafacial')).toBeVisible();
  await screen.getByText('undo').click();
  await expect.element(screen.getByText('group: Beratung', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('undo')).toBeDisabled();
  await screen.getByText('redo').click();
  await expect.element(screen.getByText('group: Beratung,Hydrafacial')).toBeVisible();
});

test('input within the save delay is sent when the page is left, and outlives it', async () => {
  const { server } = setUp();
  const kept: unknown[] = [];
  const client = createRecordClient({
    fetch(input, init) {
      kept.push(init?.keepalive);
      return server.fetch(input, init);
    },
  });
  const price = await (await client.view('prices')).get('1');
  const group = await (await client.view('groups')).get('g');
  group.set('label', 'nobody asked for it to be saved');
  price.set('label', 'Gespräch');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  await expect.poll(() => server.rows.prices?.[0]).toMatchObject({ label: 'Gespräch' });
  expect(kept.at(-1)).toBe(true);
  expect(server.rows.groups?.[0]).toMatchObject({ label: 'Haut' });
});

function Missing({ record }: { record: ModelRecord }) {
  const { fieldProps, inputProps, error } = useField(record, 'secret_note');
  return (
    <label>
      {fieldProps.label}
      <input {...inputProps} />
      {error}
    </label>
  );
}

test('a column that the role may not see is an empty, read-only field', async () => {
  const { client } = setUp();
  const price = await (await client.view('prices')).get('1');
  const screen = await render(<Missing record={price} />);
  await expect.element(screen.getByLabelText('Secret note')).toHaveValue('');
  await expect.element(screen.getByLabelText('Secret note')).toHaveAttribute('readonly');
});

function Refreshed() {
  const { records, status, refresh } = useList('prices');
  return (
    <button type="button" onClick={() => void refresh()}>
      {[status, ...records.map(text)].join(' ')}
    </button>
  );
}

/**
 * A list of a view that was requested without a network; `away.is` stays until a test changes it.
 */
async function showAway() {
  const { server } = setUp();
  const away = { is: true };
  const fetch: typeof globalThis.fetch = (input, init) =>
    away.is ? Promise.reject(new TypeError('offline')) : server.fetch(input, init);
  const client = createRecordClient({ fetch });
  const screen = await render(
    <RecordClientProvider client={client}>
      <Refreshed />
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('failed')).toBeVisible();
  return { away, screen };
}

test('a list whose view could not be loaded appears when the network is back', async () => {
  const { away, screen } = await showAway();
  away.is = false;
  dispatchEvent(new Event('online'));
  await expect
    .element(screen.getByText('ready Beratung Hydrafacial'), { timeout: 500 })
    .toBeVisible();
});

test('a list whose view could not be loaded is loaded again automatically, and by a refresh', async () => {
  const { away, screen } = await showAway();
  // After this there are two seconds until the next try.
  await new Promise((go) => setTimeout(go, 1100));
  away.is = false;
  await screen.getByRole('button').click();
  await expect
    .element(screen.getByText('ready Beratung Hydrafacial'), { timeout: 500 })
    .toBeVisible();
  const alone = await showAway();
  alone.away.is = false;
  await expect
    .element(alone.screen.getByText('ready Beratung Hydrafacial').nth(1), { timeout: 5000 })
    .toBeVisible();
});

function Count() {
  const { records, status } = useWholeList('groups', { sort: 'id' });
  return (
    <p>
      {status} {records.length}
    </p>
  );
}

test('a whole list has every row, page after page', async () => {
  const { client, server } = setUp();
  for (let n = 0; n < 1100; n++) {
    server.rows.groups?.push({ id: `many-${n}`, version: 1, label: `Gruppe ${n}` });
  }
  const screen = await render(
    <RecordClientProvider client={client}>
      <Count />
    </RecordClientProvider>,
  );
  await expect.element(screen.getByText('ready 1101')).toBeVisible();
});
