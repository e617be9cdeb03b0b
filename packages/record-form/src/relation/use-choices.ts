import type { ModelRecord, Query } from '@praxiskit/record-model/client';
import { useRelated, useWholeList } from '@praxiskit/record-model/react';
import { recordLabel } from './record-label.ts';

/** Which records a relation offers, and their labels. */
export interface ChoiceOptions {
  /** Filter and order of the records that are offered; by default all, as the server sorts them. */
  query?: Pick<Query, 'filter' | 'sort'>;
  /**
   * Returns a label; by default `name`, `label`, `title` or `subject`, in the client's language.
   */
  labelOf?: (record: ModelRecord) => string;
}

export function useChoices(record: ModelRecord, name: string, options: ChoiceOptions) {
  const { query, labelOf = recordLabel } = options;
  const view = record.view.definition.relations[name]?.view ?? '';
  const list = useWholeList(view, query);
  const related = useRelated(record, name);
  // The linked records are always included: before the others are loaded (also in server markup),
  // and if the query excludes them. Otherwise a choice would look empty.
  const known = [related ?? []].flat() as ModelRecord[];
  const records = list.status === 'ready' ? [...new Set([...list.records, ...known])] : known;
  return {
    related,
    choices: records.map((one) => ({ key: one.key, record: one, label: labelOf(one) })),
    status: list.status,
    refresh: list.refresh,
  };
}
