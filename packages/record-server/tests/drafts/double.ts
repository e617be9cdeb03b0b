import type { Column, Definition } from '@praxiskit/record-model';
import {
  createMemoryServer,
  draftTestColumns,
  publishedTestRow,
  withTestDrafts,
} from '@praxiskit/record-model/memory-server';
import { findingsIn, type TextServer, text } from './texts.ts';

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

/** The server of drafts in memory: it passes the tests of `contract.ts` too. */
export function createTextDouble({ autosave = true } = {}): TextServer {
  const first = { ...publishedTestRow, ...text, id: crypto.randomUUID(), version: 1 };
  const server = createMemoryServer([{ ...definition, autosave }], { texts: [first] });
  return { fetch: withTestDrafts(server, { findingsIn }), id: first.id };
}
