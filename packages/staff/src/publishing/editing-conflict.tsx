import { RecordConflict } from '@praxiskit/record-form';
import type { FieldConflict, ModelRecord } from '@praxiskit/record-model/client';
import { useClashFields } from '../columns/clash-fields.ts';
import { mergeJson } from '../columns/merge-json.ts';

/** Asks what is to be kept of a record; of a JSON column only for what both have changed in it. */
export function EditingConflict({ record }: { record: ModelRecord }) {
  const clashFields = useClashFields();
  function merge(name: string, { base, mine, theirs }: FieldConflict) {
    if (record.view.definition.columns[name]?.type !== 'JSON') return null;
    const merged = mergeJson(base, mine, theirs);
    const fields = clashFields(name, merged.mine, merged.theirs, record.view.label(name));
    return { ...merged, fields };
  }
  return <RecordConflict record={record} merge={merge} />;
}
