import type { Column, Definition } from '@praxiskit/record-model';
import type { DraftFinding } from '@praxiskit/record-model/drafts';
import {
  createMemoryServer,
  draftTestColumns,
  publishedTestRow,
  withTestDrafts,
} from '@praxiskit/record-model/memory-server';

const string: Column = { type: 'STRING', allowNull: false, rules: [{ op: 'required' }] };
const id: Column = { type: 'STRING', allowNull: false, readOnly: true, primaryKey: true };
const definition: Omit<Definition, 'autosave'> = {
  name: 'texts',
  label: 'Texts',
  primaryKey: 'id',
  revision: '1',
  columns: {
    id,
    version: { type: 'INTEGER', allowNull: false, readOnly: true },
    title_de: string,
    title_en: string,
    body_de: string,
    body_en: string,
    ...draftTestColumns,
  },
  relations: {},
};

export const text = { title_de: 'Alt', title_en: 'Old', body_de: 'Text', body_en: 'Text' };

/** Words that these tests do not allow. */
const findingsIn = (row: object): DraftFinding[] =>
  Object.entries(row).flatMap(([where, value]) =>
    /_(de|en)$/.test(where) && String(value).includes('forever')
      ? [{ rule: 'lasting', quote: 'forever', where }]
      : [],
  );

/** A server with the view `texts`, which has drafts: one published row of `text`. */
export function createTextServer({ autosave = true } = {}) {
  const first = { ...publishedTestRow, ...text, id: crypto.randomUUID(), version: 1 };
  const server = createMemoryServer([{ ...definition, autosave }], { texts: [first] });
  return { fetch: withTestDrafts(server, { findingsIn }), id: first.id };
}
