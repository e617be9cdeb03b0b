import { createFormats } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { type ReachableSpan, reachableSpans, spanHours } from '../request/request.ts';
import { useRequestTexts } from './use-texts.ts';

/** The hours that the form asks for, from the first to the last. */
const first = spanHours.morning.from;
const last = spanHours.afternoon.to;

/** When the sender can be reached, as bars on the hours of the working day; the figures say the same. */
export function ReachableScale({ spans }: { spans: readonly ReachableSpan[] }) {
  const requests = useRequestTexts();
  const { clock } = createFormats(useSite().locale);
  const text = (hour: number) => clock(`${hour}:00`);
  const given = reachableSpans.filter((span) => spans.includes(span));
  const place = (hour: number) => `${((hour - first) / (last - first)) * 100}%`;
  const said = given
    .map((span) => `${text(spanHours[span].from)}–${text(spanHours[span].to)}`)
    .join(', ');
  return (
    <div className="pk-staff-reachable">
      <p>
        {requests.reachable} <strong>{said || requests.anytime}</strong>
      </p>
      <div className="pk-staff-hours" aria-hidden="true">
        {(given.length > 0 ? given : reachableSpans).map((span) => (
          <span
            key={span}
            className="pk-staff-span"
            style={{
              left: place(spanHours[span].from),
              right: `calc(100% - ${place(spanHours[span].to)})`,
            }}
          />
        ))}
        {Array.from({ length: last - first + 1 }, (_, index) => first + index).map((hour) => (
          <span
            key={hour}
            className="pk-staff-tick"
            data-long={hour % 3 === 0 || undefined}
            style={{ left: place(hour) }}
          >
            {hour % 3 === 0 ? <span>{text(hour)}</span> : null}
          </span>
        ))}
      </div>
    </div>
  );
}
