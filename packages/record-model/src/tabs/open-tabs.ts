/** The part of `navigator.locks` that is used. */
export type TabLocks = Pick<LockManager, 'request' | 'query'>;

/** The name of the locks and of the channel of one user's pages. */
export const tabGroupName = (owner: string): string => `praxiskit records ${owner}`;

export const pagePrefix = (name: string) => `${name} page `;

/** Whether a page of this user is open; also false if the browser has no locks. */
export async function hasOpenTabs(owner: string): Promise<boolean> {
  const prefix = pagePrefix(tabGroupName(owner));
  return (await heldLockNames(globalThis.navigator?.locks)).some((name) => name.startsWith(prefix));
}

/** The names of the locks that are held; empty if the browser refuses. */
export async function heldLockNames(locks: TabLocks | undefined): Promise<string[]> {
  const { held = [] } = (await locks?.query().catch(() => undefined)) ?? {};
  return held.map(({ name = '' }) => name);
}
