import type { Definition } from '@praxiskit/record-model';
import { createRecordClient, type RecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';

/** Treatments of a sample practice, with what they cost and what they are for: for tests and stories. */
const own = {
  id: { type: 'UUID', allowNull: false, primaryKey: true, readOnly: true },
  version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
} as const;

const concerns: Definition = {
  name: 'concerns',
  label: 'Concerns',
  primaryKey: 'id',
  autosave: true,
  revision: '1',
  columns: { ...own, name: { type: 'STRING', allowNull: false } },
  relations: {},
};

const categories: Definition = {
  ...concerns,
  name: 'categories',
  label: 'Categories',
};

const columns: Definition['columns'] = {
  ...own,
  name: { type: 'STRING', label: 'Name', allowNull: false, rules: [{ op: 'required' }] },
  summary: { type: 'TEXT', label: 'Summary', allowNull: true },
  price: { type: 'DECIMAL', label: 'Price', allowNull: true, rules: [{ op: 'min', arg: 0 }] },
  depth: {
    type: 'STRING',
    label: 'Depth',
    allowNull: true,
    rules: [{ op: 'oneOf', arg: ['skin', 'muscle'] }],
  },
  valid_from: { type: 'DATEONLY', label: 'Valid from', allowNull: true },
  starts_at: { type: 'DATETIME', label: 'Starts at', allowNull: true },
  active: { type: 'BOOLEAN', label: 'Offered', allowNull: false, default: true },
  category_id: { type: 'UUID', label: 'Category', allowNull: true },
};

const treatments = (autosave: boolean): Definition => ({
  name: 'treatments',
  label: 'Treatments',
  primaryKey: 'id',
  autosave,
  revision: '1',
  columns,
  relations: {
    category: { type: 'belongsTo', view: 'categories', foreignKey: 'category_id' },
    concerns: { type: 'belongsToMany', view: 'concerns', through: 'treatment_concerns' },
  },
});

/** `00000000-0000-7000-8000-00000000000n` */
export const uuid = (n: number): string => `00000000-0000-7000-8000-00000000000${n}`;

/** A server in the page's memory, with two treatments, and a client of it. */
export function createSample({ autosave = true, locale = 'en' as 'de' | 'en' } = {}) {
  const server = createMemoryServer([treatments(autosave), concerns, categories], {
    treatments: [
      {
        id: uuid(1),
        name: 'Hydrafacial',
        summary: 'Cleans and refreshes.',
        price: '129.50',
        depth: 'skin',
        valid_from: '2026-01-01',
        starts_at: '2026-11-20T08:30:00.000Z',
        active: true,
        category_id: uuid(5),
      },
    ],
    concerns: [
      { id: uuid(3), name: 'Dryness' },
      { id: uuid(4), name: 'Fine lines' },
    ],
    categories: [
      { id: uuid(5), name: 'Face' },
      { id: uuid(6), name: 'Hands' },
    ],
    treatment_concerns: [{ treatments: uuid(1), concerns: uuid(3) }],
  });
  const client: RecordClient = createRecordClient({ fetch: server.fetch, locale });
  return { server, client };
}
