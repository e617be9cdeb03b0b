import { useSite } from '@praxiskit/pages/react';
import type { DraftQuestion } from '@praxiskit/record-drafts/react';
import { Button, Radio, RadioGroup } from '@praxiskit/ui-kit';
import { use, useEffect, useRef, useState } from 'react';
import { differences } from '../columns/differences.ts';
import { createWords } from '../columns/in-words.ts';
import { NamesContext } from '../columns/names.ts';
import { useMessages } from '../messages/use-messages.ts';

type Side = 'mine' | 'theirs';
type Field = DraftQuestion['fields'][number];

/**
 * What others have published since the draft was begun, where it has changed the same: field by field, until each is
 * decided.
 */
export function PublishingConflict({ fields, onChoose }: DraftQuestion) {
  const { editor } = useMessages();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isDecided = fields.every(({ name }) => chosen[name]);
  // The button that asked may be far below.
  const question = useRef<HTMLElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <section
      ref={question}
      tabIndex={-1}
      role="alert"
      aria-label={editor.conflict.title}
      className="pk-staff-conflict"
    >
      <h2>{editor.conflict.title}</h2>
      <p>{editor.conflict.text}</p>
      {fields.map((field) => (
        <RadioGroup
          key={field.name}
          label={field.label}
          value={chosen[field.name] ?? ''}
          onChange={(side) => setChosen({ ...chosen, [field.name]: side as Side })}
        >
          {(['mine', 'theirs'] as const).map((side) => (
            <Radio
              key={side}
              value={side}
              label={editor.conflict[side]}
              help={<Version field={field} side={side} />}
            />
          ))}
        </RadioGroup>
      ))}
      <p className="pk-staff-add">
        <Button disabled={!isDecided} onClick={() => onChoose(chosen)}>
          {editor.conflict.publish}
        </Button>
        {isDecided ? null : <span className="pk-staff-quiet">{editor.conflict.undecided}</span>}
      </p>
    </section>
  );
}

/** One side's value; of JSON the members that differ, each by its name. */
function Version({ field, side }: { field: Field; side: Side }) {
  const texts = useMessages();
  const { locale } = useSite();
  const words = createWords(texts, locale, use(NamesContext));
  return differences([field.name], field.mine, field.theirs).map(({ way, ...values }) => {
    const name = words.name(way.slice(1));
    return (
      <span key={way.join('.')} className="pk-staff-version">
        {name ? <span className="pk-staff-quiet">{name}: </span> : null}
        {words.value(way, values[side])}
      </span>
    );
  });
}
