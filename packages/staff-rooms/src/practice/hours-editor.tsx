import type { ModelRecord } from '@praxiskit/record-model/client';
import { Button, Icon, type OpenSpan, useUiKitTexts, weekDays } from '@praxiskit/ui-kit';
import { JsonClash } from '../columns/json-clash.tsx';
import { JsonNote } from '../columns/json-note.tsx';
import { useJsonDraft } from '../columns/use-json-draft.ts';
import { fill } from '../messages/fill.ts';
import { useMessages } from '../messages/use-messages.ts';
import { isSpan } from './holidays-editor.tsx';
import { TimeInput } from './time-input.tsx';

const none: readonly OpenSpan[] = [];

/** When the practice is open, a line a day; a day with a break has two spans. */
export function HoursEditor({ record }: { record: ModelRecord }) {
  const { practice } = useMessages();
  const { locale } = useUiKitTexts();
  const draft = useJsonDraft<readonly OpenSpan[]>(record, 'hours', none, (all) =>
    all.every(isSpan) ? null : practice.missingTime,
  );
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const nameOf = (day: number) => dayName.format(Date.UTC(2024, 0, day));
  const set = (next: readonly OpenSpan[]) =>
    draft.set([...next].sort((a, b) => a.day - b.day || a.opens.localeCompare(b.opens)));
  return (
    <div className="pk-staff-week" id={draft.id} tabIndex={-1}>
      {weekDays(locale).map((day) => {
        const spans = draft.value.filter((span) => span.day === day);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a legend has no place at the start of a line.
          <div key={day} role="group" aria-label={nameOf(day)} className="pk-staff-day">
            <strong>{nameOf(day)}</strong>
            {spans.length === 0 ? <span className="pk-staff-quiet">{practice.closed}</span> : null}
            {spans.map((span) => {
              const at = draft.value.indexOf(span);
              return (
                <span key={at} className="pk-staff-times">
                  {(['opens', 'closes'] as const).map((name) => (
                    <TimeInput
                      key={name}
                      name={`hours.${at}.${name}`}
                      label={`${nameOf(day)}, ${practice[name]}`}
                      isInvalid={!isSpan(span)}
                      value={span[name]}
                      onChange={(time) =>
                        draft.set(
                          draft.value.map((one, place) =>
                            place === at ? { ...one, [name]: time } : one,
                          ),
                        )
                      }
                    />
                  ))}
                  <button
                    type="button"
                    aria-label={fill(practice.removeSpan, { day: nameOf(day) })}
                    onClick={() => set(draft.value.filter((one) => one !== span))}
                  >
                    <Icon name="close" size="1em" />
                  </button>
                </span>
              );
            })}
            <Button
              variant="quiet"
              aria-label={fill(practice.addSpan, { day: nameOf(day) })}
              onClick={() =>
                set([
                  ...draft.value,
                  spans.length === 0
                    ? { day, opens: '09:00', closes: '12:00' }
                    : { day, opens: '14:00', closes: '18:00' },
                ])
              }
            >
              <Icon name="plus" />
            </Button>
          </div>
        );
      })}
      <p>
        <JsonNote draft={draft} />
      </p>
      <JsonClash draft={draft} name="hours" />
    </div>
  );
}
