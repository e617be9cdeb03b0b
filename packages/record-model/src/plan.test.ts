import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type ModelRecord } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, it } from 'vitest';

const id = { type: 'STRING', allowNull: false, readOnly: true } as const;
const version = { type: 'INTEGER', allowNull: false, readOnly: true } as const;
const key = (allowNull: boolean) => ({ type: 'STRING', allowNull }) as const;
const base = { label: '', primaryKey: 'id', autosave: false, revision: '1' };

/** An order needs its customer; a customer may have a favourite order. */
const definitions: Definition[] = [
  {
    ...base,
    name: 'orders',
    columns: { id, version, customer_id: key(false) },
    relations: { customer: { type: 'belongsTo', view: 'customers', foreignKey: 'customer_id' } },
  },
  {
    ...base,
    name: 'customers',
    columns: { id, version, favourite_id: key(true), parent_id: key(true) },
    relations: {
      favourite: { type: 'belongsTo', view: 'orders', foreignKey: 'favourite_id' },
      parent: { type: 'belongsTo', view: 'customers', foreignKey: 'parent_id' },
    },
  },
];

function open() {
  const server = createMemoryServer(definitions);
  const client = createRecordClient({ fetch: server.fetch, definitions });
  const create = (view: string): ModelRecord => client.loaded(view).create();
  const calls = () => server.requests.map(({ method, path }) => `${method} ${path.slice(5)}`);
  return { server, create, calls };
}

it('new records are created parents first, for chains of any length', async () => {
  const { create, calls, server } = open();
  const chain = ['orders', 'customers', 'customers', 'customers'].map(create);
  chain[0]?.link('customer', chain[1] as ModelRecord);
  for (const at of [1, 2]) chain[at]?.link('parent', chain[at + 1] as ModelRecord);
  await chain[0]?.flush();
  const posts = [...Array.from({ length: 3 }, () => 'POST customers/'), 'POST orders/'];
  expect(calls()).toEqual(posts);
  expect(server.rows.customers?.map(({ parent_id }) => parent_id)).toEqual([null, 'id-1', 'id-2']);
});

it.each(['orders', 'customers'])(
  'a circle is opened at an edge that may be missing, for a save of any of its records: %s',
  async (saved) => {
    const { create, calls, server } = open();
    const [order, customer] = [create('orders'), create('customers')];
    order.link('customer', customer);
    customer.link('favourite', order);
    await (saved === 'orders' ? order : customer).flush();
    expect(calls()).toEqual(['POST customers/', 'POST orders/', 'PUT customers/id-1']);
    expect(server.rows.orders).toMatchObject([{ customer_id: 'id-1' }]);
    expect(server.rows.customers).toMatchObject([{ favourite_id: 'id-1' }]);
  },
);

it('a new record that references itself is created, then changed', async () => {
  const { create, calls, server } = open();
  const customer = create('customers');
  customer.link('parent', customer);
  await customer.flush();
  expect(calls()).toEqual(['POST customers/', 'PUT customers/id-1']);
  expect(server.rows.customers).toMatchObject([{ parent_id: 'id-1' }]);
  expect(customer.saveState).toBe('saved');
});
