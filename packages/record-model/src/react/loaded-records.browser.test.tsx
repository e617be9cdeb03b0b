import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { LoadedRecords, useRecordClient } from '@praxiskit/record-model/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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
const rows = {
  prices: [
    { id: '1', label: 'Beratung' },
    { id: '2', label: 'Hydrafacial' },
  ],
};
const createClient = (server = createMemoryServer([definition], rows)) =>
  createRecordClient({ fetch: server.fetch });

const labels = (prices: readonly ModelRecord[]) =>
  prices.map((price) => <b key={price.key}>{String(price.get('label'))}</b>);

function Known() {
  return <i>{useRecordClient() ? 'client' : 'none'}</i>;
}

test('records are loaded in the browser, and rendered below a provider of their client', async () => {
  const client = createClient();
  const list = (
    <LoadedRecords
      view="prices"
      query={{ sort: '-label' }}
      client={async () => client}
      loading="loading"
      failed="failed"
    >
      {(prices) => (
        <>
          {labels(prices)}
          <Known />
        </>
      )}
    </LoadedRecords>
  );
  expect(renderToString(list)).toBe('loading');
  const { container, rerender } = await render(list);
  await expect.poll(() => container.textContent).toBe('HydrafacialBeratungclient');
  await rerender(list);
  expect(container.textContent).toBe('HydrafacialBeratungclient');
});

test.each([
  [false, 'Eigenblut'],
  [true, 'Hydrafacial'],
])(
  'added and removed records are rendered, unless the list is fixed: isFixed %s',
  async (isFixed, afterwards) => {
    const server = createMemoryServer([definition], {
      prices: [{ id: '2', label: 'Hydrafacial' }],
    });
    const client = createClient(server);
    const { container } = await render(
      <LoadedRecords view="prices" client={async () => client} failed="failed" isFixed={isFixed}>
        {(prices) => labels(prices as readonly ModelRecord[])}
      </LoadedRecords>,
    );
    await expect.poll(() => container.textContent).toBe('Hydrafacial');
    await client.loaded('prices').create({ label: 'Eigenblut' }).save();
    await (await client.loaded('prices').get('2')).remove();
    await expect.poll(() => container.textContent).toBe(afterwards);
  },
);

test('after clear the next user sees none of the former user’s records', async () => {
  const server = createMemoryServer([definition], rows);
  const client = createClient(server);
  const { container } = await render(
    <LoadedRecords view="prices" client={async () => client} failed="failed">
      {(prices) => labels(prices as readonly ModelRecord[])}
    </LoadedRecords>,
  );
  await expect.poll(() => container.textContent).toBe('BeratungHydrafacial');
  server.rows.prices?.splice(0);
  client.clear();
  await expect.poll(() => container.textContent).toBe('');
});

test('records that could not be loaded are loaded when the server is back', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = createMemoryServer([definition], rows);
  const client = createClient(server);
  await client.view('prices');
  server.answerNext(() => new Response(null, { status: 503 }));
  const { container } = await render(
    <LoadedRecords view="prices" client={async () => client} failed="failed">
      {(prices) => labels(prices as readonly ModelRecord[])}
    </LoadedRecords>,
  );
  await expect.poll(() => container.textContent).toBe('failed');
  await expect.poll(() => container.textContent, { timeout: 20_000 }).toBe('BeratungHydrafacial');
  log.mockRestore();
});

test('if records cannot be loaded, a message is shown', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container } = await render(
    <LoadedRecords
      view="prices"
      client={async () => Promise.reject(new Error('The chunk is missing'))}
      failed={<p role="alert">failed</p>}
    >
      {() => 'records'}
    </LoadedRecords>,
  );
  await expect.poll(() => container.textContent).toBe('failed');
  log.mockRestore();
});
