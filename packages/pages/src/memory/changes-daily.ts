import { dayIn } from '@praxiskit/core';
import type { RevisionPort } from './memory.ts';

const DAY_MS = 86_400_000;
/** The interval of looking at the calendar: a day may begin that much late. */
const LATE_MS = 60_000;

/**
 * A content revision that also depends on the day, for example for a price that is valid from
 * tomorrow. It grows with each change and at each midnight of the practice, so no two states have
 * the same number.
 */
export function changesDaily(revision: RevisionPort, now = () => Date.now()): RevisionPort {
  let askedAt = Number.NEGATIVE_INFINITY;
  let day = 0;

  function today(): number {
    const instant = now();
    if (instant - askedAt >= LATE_MS) {
      askedAt = instant;
      // If the clock is set back, no day begins again.
      day = Math.max(day, Date.parse(dayIn(instant)) / DAY_MS);
    }
    return day;
  }

  return {
    get known() {
      return revision.known + today();
    },
    get isLive() {
      return revision.isLive;
    },
    current() {
      const asked = revision.current();
      return asked instanceof Promise ? asked.then((known) => known + today()) : asked + today();
    },
  };
}
