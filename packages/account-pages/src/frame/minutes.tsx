import { useSite } from '@praxiskit/pages/react';
import { Ruler } from '@praxiskit/ui-kit';
import { clockTime } from './clock-time.tsx';

const MINUTE_MS = 60_000;

/** Times in ms since 1970. */
export interface MinutesProps {
  from: number;
  until: number;
  now: number;
}

/**
 * A scale of the time of a link: elapsed and left, or since when it has expired. The sentence above says the
 * same.
 */
export function Minutes({ from, until, now }: MinutesProps) {
  const { locale } = useSite();
  const end = (until - from) / MINUTE_MS;
  const passed = Math.max((now - from) / MINUTE_MS, 0);
  // Without a limit, a link that expired an hour ago would fill the whole scale.
  const max = passed > end ? end * 1.43 : end;
  const at = (minutes: number) => clockTime(from + minutes * MINUTE_MS, locale);
  const short = (minutes: number) => at(minutes).replace(/\s?Uhr$/, '');
  const labels = [
    { at: 0, text: short(0) },
    ...(passed > end ? [] : [{ at: end / 2, text: short(end / 2) }]),
    { at: end, text: passed > end ? short(end) : at(end) },
  ];
  return (
    <Ruler
      max={max}
      labels={labels}
      value={Math.min(passed, max)}
      threshold={end}
      step={max > 60 ? max / 20 : 1}
      className="noscript:hidden"
    />
  );
}
