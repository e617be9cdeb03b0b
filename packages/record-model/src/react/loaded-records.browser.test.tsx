import type { Definition } from '@praxiskit/record-model';
import { createRecordClient } from '@praxiskit/record-model/client';
import { LoadedRecords, useRecordClient } from '@praxiskit/record-model/react';
import { createTestServer } from '@praxiskit/record-model/testing';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const definition: Definition = {
  ...{ name: 'prices', label: 'Prices', primaryKey: 'id', autosave: false, revision: '1' },
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
const createClient = () =>
  createRecordClient({ fetch: createTestServer([definition], rows).fetch });

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
          {prices.map((price) => (
            <b key={price.key}>{String(price.get('label'))}</b>
          ))}
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

test('where they cannot be loaded, that is said', async () => {
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
