import { fill } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { JsonClash, JsonNote, useJsonDraft } from '@praxiskit/staff/react';
import { Button, Icon, type OpenSpan, useUiKitTexts, weekDays } from '@praxiskit/ui-kit';
import { type FocusEvent, useRef } from 'react';
import { dayProblem, freeSpan, spanProblem } from '../../hours/spans.ts';
import { usePracticeTexts } from '../use-texts.ts';
import { TimeInput } from './time-input.tsx';

const none: readonly OpenSpan[] = [];

/** One without a time yet comes last. */
const byTime = (a: OpenSpan, b: OpenSpan) =>
  a.day - b.day || (a.opens || '24').localeCompare(b.opens || '24');

/** When the practice is open, a line a day; a day with a break has two spans. */
export function HoursEditor({ record }: { record: ModelRecord }) {
  const practice = usePracticeTexts();
  const { locale } = useUiKitTexts();
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const nameOf = (day: number) => dayName.format(Date.UTC(2024, 0, day));
  const draft = useJsonDraft<readonly OpenSpan[]>(record, 'hours', none, (all) => {
    for (const day of weekDays(locale)) {
      const problem = dayProblem(all.filter((span) => span.day === day));
      if (problem) return `${nameOf(day)}: ${practice[problem.kind]}`;
    }
    return null;
  });
  const root = useRef<HTMLDivElement>(null);
  /** Its place is there with the next rendering. */
  const focus = (selector: string) =>
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  const add = (day: number, spans: readonly OpenSpan[]) => {
    const span: OpenSpan = { day, ...freeSpan(spans) };
    const next = [...draft.value, span].sort(byTime);
    draft.set(next, span.opens === '');
    focus(`[name="hours.${next.indexOf(span)}.opens"]`);
  };
  const remove = (span: OpenSpan) => {
    draft.set(draft.value.filter((one) => one !== span));
    focus(`[data-adds="${span.day}"]`);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) draft.showMissing();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus that leaves its fields is noticed here.
    <div ref={root} className="pk-staff-week" id={draft.id} tabIndex={-1} onBlur={leave}>
      {weekDays(locale).map((day) => {
        const spans = draft.value.filter((span) => span.day === day);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a legend has no place at the start of a line.
          <div key={day} role="group" aria-label={nameOf(day)} className="pk-staff-day">
            <strong>{nameOf(day)}</strong>
            {spans.length === 0 ? <span className="pk-staff-quiet">{practice.closed}</span> : null}
            {spans.map((span, place) => {
              const at = draft.value.indexOf(span);
              const problem = draft.missing === null ? null : spanProblem(spans, place);
              const noteId = `${draft.id}-${at}`;
              return (
                <span key={at} className="pk-staff-times">
                  {(['opens', 'closes'] as const).map((name) => (
                    <TimeInput
                      key={name}
                      name={`hours.${at}.${name}`}
                      label={`${nameOf(day)}, ${practice[name]}`}
                      isInvalid={problem?.name === name}
                      describedBy={problem?.name === name ? noteId : undefined}
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
                    onClick={() => remove(span)}
                  >
                    <Icon name="close" size="1em" />
                  </button>
                  {problem ? (
                    <span id={noteId} className="pk-staff-why">
                      {practice[problem.kind]}
                    </span>
                  ) : null}
                </span>
              );
            })}
            <Button
              variant="quiet"
              data-adds={day}
              aria-label={fill(practice.addSpan, { day: nameOf(day) })}
              onClick={() => add(day, spans)}
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
