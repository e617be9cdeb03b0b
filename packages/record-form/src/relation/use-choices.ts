import type { ModelRecord, Query } from '@praxiskit/record-model/client';
import { useRelated, useWholeList } from '@praxiskit/record-model/react';
import { recordLabel } from './record-label.ts';

/** Which records a relation offers, and what they are called. */
export interface ChoiceOptions {
  /** Filter and order of the records that are offered; by default all, as the server sorts them. */
  query?: Pick<Query, 'filter' | 'sort'>;
  /** Name, label, title or subject by default, in the client's language. */
  labelOf?: (record: ModelRecord) => string;
}

/** The records that a relation offers. */
export function useChoices(record: ModelRecord, name: string, options: ChoiceOptions) {
  const { query, labelOf = recordLabel } = options;
  const view = record.view.definition.relations[name]?.view ?? '';
  const list = useWholeList(view, query);
  const related = useRelated(record, name);
  // Those that are linked: until the others are there, in the markup from a server too, and where the
  // query leaves them out, which would show a choice that was made as none.
  const known = [related ?? []].flat() as ModelRecord[];
  const records = list.status === 'ready' ? [...new Set([...list.records, ...known])] : known;
  return {
    related,
    choices: records.map((one) => ({ key: one.key, record: one, label: labelOf(one) })),
    status: list.status,
    refresh: list.refresh,
  };
}
