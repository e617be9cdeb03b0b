import { RecordField } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { editableNames } from '@praxiskit/record-model/drafts';
import { BilingualColumn } from './bilingual-column.tsx';

export interface OtherColumnsProps {
  record: ModelRecord;
  /** The columns that the editor places itself; a pair of languages without its language: 'note'. */
  placed: readonly string[];
}

/** A field for each column that the editor does not place, so that a new column has one from the start. */
export function OtherColumns({ record, placed }: OtherColumnsProps) {
  const { columns } = record.view.definition;
  const isPair = (name: string) => `${name}_de` in columns && `${name}_en` in columns;
  const pairOf = (column: string) => column.replace(/_(de|en)$/, '');
  const names = editableNames(columns).map((column) =>
    isPair(pairOf(column)) ? pairOf(column) : column,
  );
  return [...new Set(names)]
    .filter((name) => !placed.includes(name))
    .map((name) =>
      isPair(name) ? (
        <BilingualColumn key={name} record={record} name={name} label={labelOf(record, name)} />
      ) : (
        <RecordField key={name} record={record} name={name} label={record.view.label(name)} />
      ),
    );
}

/** What the labels of both languages have in common: 'Hinweis' of 'Hinweis (Deutsch)' and 'Hinweis (Englisch)'. */
function labelOf({ view }: ModelRecord, name: string): string {
  const [german, english] = [view.label(`${name}_de`), view.label(`${name}_en`)];
  const parts = [...german];
  const end = parts.findIndex((letter, at) => letter !== english[at]);
  return german.slice(0, end < 0 ? undefined : end).replace(/[\s(]+$/, '') || german;
}
