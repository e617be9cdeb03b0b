import {
  BilingualMember,
  hasAllTexts,
  JsonClash,
  JsonNote,
  useJsonDraft,
  useStaffTexts,
} from '@praxiskit/staff/react';
import { Button, DateField, Field, Select, Textarea } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { type Evidence, evidenceGrades } from '../../treatment.ts';
import { useTreatmentTexts } from '../use-texts.ts';
import type { TextListProps } from './text-lists.tsx';

const firstEvidence: Evidence = {
  grade: 'weak',
  text_de: '',
  text_en: '',
  sources: [],
  reviewed_on: null,
};

/** How well a treatment is studied, and by what; null until it is judged. */
export function EvidenceEditor({ record }: TextListProps) {
  const treatments = useTreatmentTexts();
  const { editor } = useStaffTexts();
  const draft = useJsonDraft<Evidence | null>(record, 'evidence', null, (one: Evidence | null) =>
    one === null || hasAllTexts(one) ? null : editor.missingText,
  );
  const evidence = draft.value;
  if (evidence === null) {
    return (
      <p>
        <Button variant="secondary" onClick={() => draft.set(firstEvidence, true)}>
          {treatments.addEvidence}
        </Button>
      </p>
    );
  }
  const patch = (values: Partial<Evidence>) => draft.set({ ...evidence, ...values });
  return (
    <fieldset
      id={draft.id}
      className="pk-staff-fields"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) draft.showMissing();
      }}
    >
      <legend className="sr-only">{treatments.sections.evidence}</legend>
      <div className="pk-staff-numbers">
        <Field label={treatments.grade}>
          <Select
            name="evidence.grade"
            value={evidence.grade}
            onChange={({ currentTarget }) =>
              patch({
                grade: evidenceGrades.find((one) => one === currentTarget.value) ?? evidence.grade,
              })
            }
          >
            {evidenceGrades.map((grade) => (
              <option key={grade} value={grade}>
                {treatments.grades[grade]}
              </option>
            ))}
          </Select>
        </Field>
        <DateField
          label={treatments.reviewed}
          name="evidence.reviewed_on"
          value={evidence.reviewed_on}
          onChange={(day) => patch({ reviewed_on: day })}
        />
      </div>
      <BilingualMember
        value={evidence}
        onChange={patch}
        way="evidence"
        name="text"
        label={treatments.text}
        lines={3}
      />
      <Field label={treatments.sources}>
        <Sources value={evidence.sources} onChange={(sources) => patch({ sources })} />
      </Field>
      <p>
        <JsonNote draft={draft} />
      </p>
      <JsonClash draft={draft} name="evidence" />
    </fieldset>
  );
}

interface SourcesProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Shows the input with its spaces and empty lines until the user leaves the field, then the saved text. */
function Sources({ value, onChange }: SourcesProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Textarea
      rows={3}
      value={typed ?? value.join('\n')}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(
          currentTarget.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
