import type { ModelRecord } from '@praxiskit/record-model/client';
import { BilingualMember, hasAllTexts, JsonList, useStaffTexts } from '@praxiskit/staff/react';
import { Field, Input, Select } from '@praxiskit/ui-kit';
import {
  type Care,
  type CourseStep,
  type Question,
  type Risk,
  riskFrequencies,
} from '../../treatment.ts';
import { useTreatmentTexts } from '../use-texts.ts';

export interface TextListProps {
  record: ModelRecord;
}

const both = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(
    names.flatMap((name) => [`${name}_de`, `${name}_en`]).map((name) => [name, '']),
  );

export function CourseList({ record }: TextListProps) {
  const treatments = useTreatmentTexts();
  const { editor } = useStaffTexts();
  return (
    <JsonList<CourseStep>
      record={record}
      column="course"
      label={treatments.sections.course}
      create={() => both('title', 'text') as unknown as CourseStep}
      missingIn={(item) => (hasAllTexts(item) ? null : editor.missingText)}
    >
      {(step, patch, index) => {
        const member = { value: step, onChange: patch, way: `course.${index}` };
        return (
          <>
            <BilingualMember {...member} name="title" label={treatments.stepTitle} />
            <BilingualMember {...member} name="text" label={treatments.text} lines={2} />
          </>
        );
      }}
    </JsonList>
  );
}

export function RiskList({ record }: TextListProps) {
  const treatments = useTreatmentTexts();
  const { editor } = useStaffTexts();
  return (
    <JsonList<Risk>
      record={record}
      column="risks"
      label={treatments.sections.risks}
      create={() => ({ frequency: 'common', ...both('text') }) as unknown as Risk}
      missingIn={(item) => (hasAllTexts(item) ? null : editor.missingText)}
    >
      {(risk, patch, index) => (
        <>
          <Field label={treatments.frequency}>
            <Select
              name={`risks.${index}.frequency`}
              value={risk.frequency}
              onChange={({ currentTarget }) =>
                patch({
                  frequency:
                    riskFrequencies.find((one) => one === currentTarget.value) ?? risk.frequency,
                })
              }
            >
              {riskFrequencies.map((frequency) => (
                <option key={frequency} value={frequency}>
                  {treatments.frequencies[frequency]}
                </option>
              ))}
            </Select>
          </Field>
          <BilingualMember
            value={risk}
            onChange={patch}
            way={`risks.${index}`}
            name="text"
            label={treatments.text}
            lines={2}
          />
        </>
      )}
    </JsonList>
  );
}

const isDay = (value: unknown) => typeof value === 'number' && Number.isInteger(value);

export function CareList({ record }: TextListProps) {
  const treatments = useTreatmentTexts();
  const { editor } = useStaffTexts();
  return (
    <JsonList<Care>
      record={record}
      column="care"
      label={treatments.sections.care}
      create={() => ({ from: 0, to: 0, ...both('text') }) as unknown as Care}
      missingIn={(care) => {
        if (!hasAllTexts(care)) return editor.missingText;
        const isRight = isDay(care.from) && isDay(care.to) && care.from <= care.to;
        return isRight ? null : treatments.missingDays;
      }}
    >
      {(care, patch, index) => (
        <>
          <div className="pk-staff-numbers">
            {(['from', 'to'] as const).map((name) => (
              <Field key={name} label={treatments[name]}>
                <Input
                  name={`care.${index}.${name}`}
                  inputMode="numeric"
                  value={String(care[name] ?? '')}
                  onChange={({ currentTarget }) =>
                    patch({ [name]: dayOf(currentTarget.value) } as Partial<Care>)
                  }
                />
              </Field>
            ))}
          </div>
          <BilingualMember
            value={care}
            onChange={patch}
            way={`care.${index}`}
            name="text"
            label={treatments.text}
            lines={2}
          />
        </>
      )}
    </JsonList>
  );
}

/** A text that is no day stays in the field, and is not saved. */
const dayOf = (text: string): number | string =>
  /^-?\d{1,3}$/.test(text.trim()) ? Number(text) : text;

export function QuestionList({ record }: TextListProps) {
  const treatments = useTreatmentTexts();
  const { editor } = useStaffTexts();
  return (
    <JsonList<Question>
      record={record}
      column="questions"
      label={treatments.sections.questions}
      create={() => both('question', 'answer') as unknown as Question}
      missingIn={(item) => (hasAllTexts(item) ? null : editor.missingText)}
    >
      {(question, patch, index) => {
        const member = { value: question, onChange: patch, way: `questions.${index}` };
        return (
          <>
            <BilingualMember {...member} name="question" label={treatments.question} />
            <BilingualMember {...member} name="answer" label={treatments.answer} lines={3} />
          </>
        );
      }}
    </JsonList>
  );
}
