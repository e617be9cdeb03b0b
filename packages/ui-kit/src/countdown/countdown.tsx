import { fill } from '@praxiskit/core';
import { Ruler } from '../ruler/ruler.tsx';
import { useAccountTexts } from '../text/use-account-texts.ts';
import { instantOf, useClockTime } from './clock-time.ts';
import { useCountdown } from './use-countdown.ts';

export interface CountdownProps {
  /** The instant of its end: a `Date`, or as ISO 8601. */
  until: Date | string;
  /** When it began, for the ruler; without it there is no ruler. */
  from?: Date | string;
  /** Milliseconds that are left as the server says; the device's clock is asked without it. */
  remaining?: number;
  /** An IANA name, for the clock times; the device's by default, which a server does not know. */
  timeZone?: string;
  /** Called once when it is over, at once where it already is. */
  onEnd?: () => void;
  className?: string;
}

/** 3:40 or 1:02:03. */
function figureOf(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/**
 * The time that is left, in large figures. Screen readers get it once a minute. Without scripts there is
 * one sentence with the clock time.
 *
 * @throws RangeError for an invalid instant or time zone
 */
export function Countdown(props: CountdownProps) {
  const { until, from, remaining, timeZone, onEnd, className } = props;
  const texts = useAccountTexts().texts.countdown;
  const clockTime = useClockTime(timeZone);
  const end = instantOf(until);
  const start = from === undefined ? null : instantOf(from);
  const seconds = useCountdown(end, remaining, onEnd);
  const minutes = seconds === null ? null : Math.ceil(seconds / 60);
  const span = start === null ? 0 : Math.max((end - start) / 60_000, 1 / 60);
  const ends = (begin: Date | string) => [
    { at: 0, text: clockTime(begin) },
    { at: span, text: clockTime(until) },
  ];
  return (
    <div className={className}>
      <p className="hidden text-body noscript:block">
        {fill(texts.until, { time: clockTime(new Date(Math.ceil(end / 60_000) * 60_000)) })}
      </p>
      <div className="grid gap-4 noscript:hidden">
        <p
          role="timer"
          className="text-[6rem] leading-none font-extralight tracking-[-0.03em] sm:text-display-l"
        >
          {seconds === null ? '\u00a0' : figureOf(seconds)}
        </p>
        {start !== null && from !== undefined ? (
          <Ruler
            max={span}
            value={seconds === null ? 0 : span - seconds / 60}
            step={span > 60 ? 10 : span > 15 ? 2 : 1}
            labels={clockTime(from) === clockTime(until) ? [] : ends(from)}
          />
        ) : null}
      </div>
      <span role="status" className="sr-only">
        {minutes === null || minutes === 0
          ? null
          : fill(minutes === 1 ? texts.minute : texts.minutes, { n: minutes })}
      </span>
    </div>
  );
}
