import { createFormats, fill, type Locale, practiceTimeZone } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { Ruler } from '@praxiskit/ui-kit';
import type { RequestFacts } from './facts.ts';
import { leftText } from './left-text.ts';
import { waitOf } from './promise.ts';
import { useRequestTexts } from './use-texts.ts';
import { whenText } from './when.ts';

const HOUR_MS = 3_600_000;

/** How long a request waits, on a true scale of hours from its receipt to the promised answer. */
export function WaitRuler({ facts, now }: { facts: RequestFacts; now: number }) {
  const requests = useRequestTexts();
  const { locale } = useSite();
  const { received, due } = facts;
  const { hours, passed, left } = waitOf(received, due, now);
  // Every sixth hour of the clock has its figure; over a weekend every day its name.
  const labels = clockMarks(received, due, hours > 30 ? 24 : 6, locale);
  return (
    <div className="pk-staff-wait">
      <p className="pk-staff-wait-ends">
        <span>{fill(requests.received, { time: whenText(received, now, locale) })}</span>
        <span>{fill(requests.promised, { time: whenText(due, now, locale) })}</span>
      </p>
      <p data-late={left < 0 || undefined} className="pk-staff-wait-left">
        {leftText(left, requests)}
      </p>
      <Ruler
        max={hours}
        value={passed}
        step={hours > 30 ? 6 : 1}
        first={firstHour(received, hours > 30 ? 6 : 1)}
        labels={labels}
        label={fill(requests.promised, { time: whenText(due, now, locale) })}
        valueText={fill(requests.waited, { hours: Math.floor(passed), all: Math.round(hours) })}
      />
    </div>
  );
}

/** How many hours after the receipt the practice's clock shows the first multiple of `step`. */
function firstHour(received: number, step: number): number {
  for (let at = Math.ceil(received / HOUR_MS) * HOUR_MS; ; at += HOUR_MS) {
    if (clockHour(at) % step === 0) return (at - received) / HOUR_MS;
  }
}

const hourForm = new Intl.DateTimeFormat('de-DE', {
  timeZone: practiceTimeZone,
  hour: 'numeric',
  hourCycle: 'h23',
});
/** 0 to 23, by the practice's clock. */
const clockHour = (at: number): number => Number.parseInt(hourForm.format(at), 10);

/** Hours after the receipt at which the practice's clock shows a multiple of `every`. */
function clockMarks(received: number, due: number, every: number, locale: Locale) {
  const region = locale === 'de' ? 'de-DE' : 'en-US';
  const zone = { timeZone: practiceTimeZone };
  const dayOf = new Intl.DateTimeFormat(region, { ...zone, weekday: 'short' });
  const { clock } = createFormats(locale);
  const first = Math.ceil(received / HOUR_MS) * HOUR_MS;
  const marks: { at: number; text: string }[] = [];
  for (let at = first; at < due; at += HOUR_MS) {
    const hour = clockHour(at);
    if (hour % every !== 0) continue;
    const text = every === 24 ? dayOf.format(at) : clock(`${hour}:00`);
    marks.push({ at: (at - received) / HOUR_MS, text });
  }
  return marks;
}
