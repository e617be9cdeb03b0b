import type { Definition } from '@praxiskit/record-model';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import { RecordClientProvider, useField, useList } from '@praxiskit/record-model/react';
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

const definition: Definition = {
  name: 'prices',
  label: 'Prices',
  primaryKey: 'id',
  autosave: false,
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

function Label({ price }: { price: ModelRecord }) {
  return <input {...useField(price, 'label').inputProps} />;
}

function Prices() {
  const { records } = useList('prices', query);
  return (
    <ol>
      {records.map((price) => (
        <li key={price.key}>
          <Label price={price} />
        </li>
      ))}
    </ol>
  );
}

const app = (client: RecordClient) => (
  <RecordClientProvider client={client}>
    <Prices />
  </RecordClientProvider>
);

test('markup that a server has rendered from a payload is hydrated without a request and without a difference', async () => {
  const fetch = vi.fn(() => Promise.reject(new Error('No request')));
  const adopt = () => {
    const client = createRecordClient({ fetch, definitions: [definition] });
    client.loaded('prices').adoptList(query, rows);
    return client;
  };
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(app(adopt()));
  const [first] = host.querySelectorAll('input');
  const client = adopt();
  const wrong = vi.fn();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(host, app(client), { onRecoverableError: wrong, onUncaughtError: wrong });
  });
  expect(wrong).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  // The same element, not a new one.
  expect(host.querySelector('input')).toBe(first);

  const shown = () => [...host.querySelectorAll('input')].map(({ value }) => value);
  await act(async () => client.loaded('prices').peek('0')?.set('label', 'Zum Schluss'));
  await vi.waitFor(() => expect(shown()).toEqual(['Peeling', 'Zum Schluss']));
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => root?.unmount());
  logged.mockRestore();
  host.remove();
});
