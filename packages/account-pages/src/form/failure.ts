import type { AuthError } from '@praxiskit/auth-client';

/** Why a form failed: from the client's result, or without scripts from the page's address. */
export interface Failure {
  /** The `error` parameter of the server. */
  readonly reason: string;
  /** Seconds until the next attempt is allowed; null if there is no wait. */
  readonly waitS: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the input is still in the fields. */
  readonly isTypedKept: boolean;
  /** Names of the fields that the server has refused, after a form without scripts. */
  readonly fields?: readonly string[];
}

/** The longest wait that the server sets; a manipulated link may contain any number. */
const LONGEST_WAIT_S = 15 * 60;

export function failureOf({ code, reason, waitS }: AuthError): Failure {
  const isAway = code === 'UNAVAILABLE';
  return { reason: isAway ? 'Unavailable' : reason, waitS, at: Date.now(), isTypedKept: true };
}

/** The failure that the server wrote into the address after a form without scripts. */
export function failureIn(search: URLSearchParams, at: number): Failure | null {
  const reason = search.get('error');
  if (reason === null) return null;
  const waitS = waitIn(search, at);
  // The page was reloaded after the wait was over.
  if (search.has('until') && waitS === null) return null;
  return {
    reason,
    at,
    isTypedKept: false,
    waitS,
    fields: search.get('fields')?.split(' ') ?? [],
  };
}

/** Seconds from `at`: until the instant of the server, or as the server said when the form was sent. */
function waitIn(search: URLSearchParams, at: number): number | null {
  const until = search.get('until');
  const wait = until === null ? Number(search.get('wait')) : Math.ceil(Number(until) - at / 1000);
  return wait > 0 ? Math.min(wait, LONGEST_WAIT_S) : null;
}
