/** How long a proof allows changes of the account, in ms. */
const FRESH_MS = 10 * 60_000;

/** @param provedAt in ms since 1970, as `now` is */
export function isFreshAt(provedAt: number, now: number): boolean {
  const age = now - provedAt;
  // A clock that was set back does not renew a proof.
  return age >= 0 && age < FRESH_MS;
}
