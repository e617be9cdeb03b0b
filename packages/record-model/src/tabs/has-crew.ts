/** The part of `navigator.locks` that is used. */
export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/** The locks and the channel of one user's pages. */
export const crewName = (owner: string): string => `praxiskit records ${owner}`;

export const pagePrefix = (name: string) => `${name} page `;

/** Some page of this user is alive; false, too, where the browser has no locks. */
export async function hasCrew(owner: string): Promise<boolean> {
  const prefix = pagePrefix(crewName(owner));
  return (await heldOf(globalThis.navigator?.locks)).some((name) => name.startsWith(prefix));
}

/** The names of the locks that are held; none where the browser refuses to say. */
export async function heldOf(locks: TabLocks | undefined): Promise<string[]> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return held.map(({ name = '' }) => name);
}
