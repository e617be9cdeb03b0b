import { fill } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { EntryList, type EntryListProps } from './entry-list.tsx';
import { JsonClash } from './json-clash.tsx';
import { JsonNote } from './json-note.tsx';
import { useJsonDraft } from './use-json-draft.ts';

export interface JsonListProps<Item extends object>
  extends Omit<EntryListProps<Item>, 'value' | 'onChange' | 'onLeave' | 'note' | 'id'> {
  record: ModelRecord;
  /** A JSON column that holds a list. */
  column: string;
  /** Names the missing part of an entry, as a sentence; null where it is complete. */
  missingIn: (item: Item) => string | null;
}

/** The entries of a JSON column; the list is written to its record while all of them are complete. */
export function JsonList<Item extends object>(props: JsonListProps<Item>) {
  const { record, column, missingIn, ...list } = props;
  const { editor } = useStaffTexts();
  const draft = useJsonDraft<readonly Item[]>(record, column, [], (items) => {
    for (const [index, item] of items.entries()) {
      const missing = missingIn(item);
      if (missing) return `${fill(editor.entry, { n: index + 1 })}: ${missing}`;
    }
    return null;
  });
  return (
    <>
      <EntryList
        {...list}
        id={draft.id}
        value={draft.value}
        onChange={draft.set}
        onLeave={draft.showMissing}
        note={<JsonNote draft={draft} />}
      />
      <JsonClash draft={draft} name={column} />
    </>
  );
}

/** Whether each text of an entry is there. */
export const hasAllTexts = (item: object): boolean =>
  Object.entries(item).every(
    ([name, value]) => !/_(de|en)$/.test(name) || String(value).trim() !== '',
  );
