import { dayIn } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { BilingualMember, JsonList } from '@praxiskit/staff/react';
import { Checkbox, DateField, Field } from '@praxiskit/ui-kit';
import type { Holiday } from '../../hours/hours.ts';
import { dayProblem, freeSpan, spanProblem } from '../../hours/spans.ts';
import { usePracticeTexts } from '../use-texts.ts';
import { TimeInput } from './time-input.tsx';

/** The input is a text until it is a day that the field allows. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Days on which the practice is closed, or open at other times, with a note in both languages. */
export function HolidaysEditor({ record }: { record: ModelRecord }) {
  const practice = usePracticeTexts();
  return (
    <>
      <p className="pk-staff-quiet">{practice.holidaysLead}</p>
      <JsonList<Holiday>
        record={record}
        column="holidays"
        label={practice.holidays}
        addLabel={practice.addHoliday}
        create={() => ({ date: '', hours: [], note_de: '', note_en: '' })}
        missingIn={({ date, hours }) => {
          if (date === '') return practice.missingDay;
          if (!isDay(date)) return practice.wrongDay;
          const problem = dayProblem(hours);
          return problem && practice[problem.kind];
        }}
      >
        {(holiday, patch, index) => (
          <>
            <div className="pk-staff-numbers">
              <DateField
                label={practice.date}
                name={`holidays.${index}.date`}
                value={holiday.date || null}
                min={
                  isDay(holiday.date) && holiday.date < dayIn(Date.now())
                    ? holiday.date
                    : dayIn(Date.now())
                }
                onChange={(day) => patch({ date: day ?? '' })}
              />
              <Checkbox
                label={practice.isClosed}
                checked={holiday.hours.length === 0}
                onChange={({ currentTarget }) =>
                  patch({ hours: currentTarget.checked ? [] : [freeSpan([])] })
                }
              />
              {holiday.hours.map((span, at) => {
                const problem = spanProblem(holiday.hours, at);
                return (['opens', 'closes'] as const).map((name) => (
                  <Field
                    // biome-ignore lint/suspicious/noArrayIndexKey: a span has no key but its place.
                    key={`${at} ${name}`}
                    label={practice[name]}
                    error={problem?.name === name && practice[problem.kind]}
                  >
                    <TimeInput
                      name={`holidays.${index}.hours.${at}.${name}`}
                      value={span[name]}
                      onChange={(time) =>
                        patch({
                          hours: holiday.hours.map((one, place) =>
                            place === at ? { ...one, [name]: time } : one,
                          ),
                        })
                      }
                    />
                  </Field>
                ));
              })}
            </div>
            <BilingualMember
              value={holiday}
              onChange={patch}
              way={`holidays.${index}`}
              name="note"
              label={practice.note}
            />
          </>
        )}
      </JsonList>
    </>
  );
}
