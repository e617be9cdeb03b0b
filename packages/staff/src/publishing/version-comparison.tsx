import { sentencesOf } from '@praxiskit/compliance';
import { useSite } from '@praxiskit/pages/react';
import { readableValue, recordLabel } from '@praxiskit/record-form';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { changedColumns, editableNames } from '@praxiskit/record-model/drafts';
import { useRecord, useRecordClient } from '@praxiskit/record-model/react';
import { Button, type ConflictField } from '@praxiskit/ui-kit';
import { useRef } from 'react';
import { useClashFields } from '../columns/clash-fields.ts';
import { createWords } from '../columns/in-words.ts';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

type Values = Readonly<Record<string, unknown>>;

export interface VersionComparisonProps {
  edited: ModelRecord;
  /** The values of an earlier version, by column. */
  content: Values;
  /** With the values that differ. */
  onTake: (values: Values) => void;
}

/** Where an earlier version differs from what is edited now, and the way to take it into the draft. */
export function VersionComparison({ edited, content, onTake }: VersionComparisonProps) {
  useRecord(edited);
  const { editor } = useStaffTexts();
  const fieldsOf = useFieldsOf(edited);
  const box = useRef<HTMLDivElement>(null);
  const { columns } = edited.view.definition;
  const names = editableNames(columns).filter((name) => name in content);
  const changed = changedColumns(edited.toJSON(), content, names);
  const texts = editor.versions;
  const take = () => {
    // The button goes with what differed, and the focus with the button.
    box.current?.closest('details')?.querySelector('summary')?.focus();
    onTake(Object.fromEntries(changed.map((name) => [name, content[name]])));
  };
  return (
    <div ref={box} className="pk-staff-compare">
      {changed.length === 0 ? (
        <p>{texts.same}</p>
      ) : (
        <>
          <dl>
            {changed
              .flatMap((name) => fieldsOf(name, content[name]))
              .map((field) => (
                <Difference key={field.name} field={field} />
              ))}
          </dl>
          <p className="pk-staff-quiet">{texts.takeHelp}</p>
          <p>
            <Button variant="secondary" onClick={take}>
              {texts.take}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}

/** Answers what differs in a column, in words. */
function useFieldsOf(edited: ModelRecord) {
  const { editor } = useStaffTexts();
  const { locale } = useSite();
  const clashFields = useClashFields();
  const client = useRecordClient();
  const words = createWords(editor, locale, { names: {} });
  const { columns, relations } = edited.view.definition;
  function inWords(name: string, value: unknown): string {
    if (value === null || value === undefined || value === '' || typeof value === 'boolean') {
      return words.value([name], value);
    }
    const relation = Object.values(relations).find(
      ({ type, foreignKey }) => type === 'belongsTo' && foreignKey === name,
    );
    if (relation === undefined) return readableValue(edited, name, value);
    // Its view is loaded: the field of the relation offers its records.
    const related = client.loaded(relation.view).peek(String(value));
    return related ? recordLabel(related) : editor.versions.deleted;
  }
  return (name: string, then: unknown): ConflictField[] => {
    const [label, now] = [edited.view.label(name), edited.get(name)];
    if (columns[name]?.type === 'JSON') {
      return clashFields(name, now, then, label);
    }
    return [{ name, label, mine: inWords(name, now), theirs: inWords(name, then) }];
  };
}

function Difference({ field: { name, label, mine, theirs } }: { field: ConflictField }) {
  const { editor } = useStaffTexts();
  const { locale } = useSite();
  const [now, then] = [String(mine), String(theirs)];
  const lang = /_(de|en)$/.exec(name)?.[1] ?? locale;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span>{editor.versions.now}</span>
        <Marked text={now} other={then} lang={lang} />
      </dd>
      <dd>
        <span>{editor.versions.earlier}</span>
        <Marked text={then} other={now} lang={lang} />
      </dd>
    </div>
  );
}

interface MarkedProps {
  text: string;
  other: string;
  lang: string;
}

/** A text whose sentences are marked that the other one does not have, where both have some in common. */
function Marked({ text, other, lang }: MarkedProps) {
  const sentences = sentencesOf(text).map(({ start, end }) => ({
    start,
    sentence: text.slice(start, end),
  }));
  const known = new Set(sentencesOf(other).map(({ start, end }) => other.slice(start, end)));
  const own = sentences.filter(({ sentence }) => !known.has(sentence));
  if (own.length === sentences.length) return <p lang={lang}>{text}</p>;
  let end = 0;
  const parts = own.flatMap(({ start, sentence }) => {
    const before = text.slice(end, start);
    end = start + sentence.length;
    return [before, <mark key={start}>{sentence}</mark>];
  });
  return (
    <p lang={lang}>
      {parts}
      {text.slice(end)}
    </p>
  );
}
