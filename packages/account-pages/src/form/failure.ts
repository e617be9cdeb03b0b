import type { AuthError } from '@praxiskit/auth-client';

/** Why a form did not work; from the client's answer, or from the page's address without scripts. */
export interface Failure {
  /** The server's `error` parameter. */
  readonly reason: string;
  /** Seconds until the next try is worth it; null where it need not wait. */
  readonly waitS: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What was typed is still in the fields. */
  readonly isTypedKept: boolean;
  /** Names of the fields that the server has refused, where a form without scripts came back. */
  readonly fields?: readonly string[];
}

/** The longest that the server has anybody wait; a link that somebody made may say anything. */
const LONGEST_WAIT_S = 15 * 60;

export function failureOf({ code, reason, waitS }: AuthError): Failure {
  const isAway = code === 'UNAVAILABLE';
  return { reason: isAway ? 'Unavailable' : reason, waitS, at: Date.now(), isTypedKept: true };
}

/** What the server wrote into the address when it sent a form without scripts back. */
export function failureIn(search: URLSearchParams, at: number): Failure | null {
  const reason = search.get('error');
  if (reason === null) return null;
  const waitS = waitIn(search, at);
  // The page was loaded again, and by now the next try is worth it.
  if (search.has('until') && waitS === null) return null;
  return {
    reason,
    at,
    isTypedKept: false,
    waitS,
    fields: search.get('fields')?.split(' ') ?? [],
  };
}

/** Seconds from `at` on: until the server's instant, or what it said when the form was sent. */
function waitIn(search: URLSearchParams, at: number): number | null {
  const until = search.get('until');
  const wait = until === null ? Number(search.get('wait')) : Math.ceil(Number(until) - at / 1000);
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_S) : null;
}
