import type { Entry } from '../completion/completion.ts';
import { guard, hashId } from '../sessions/sessions.ts';
import type { AccountStore } from '../store/store.ts';

/**
 * The device of this request, if it has signed in to the account with this address before; otherwise null.
 */
export async function findKnownDevice(
  store: AccountStore,
  { deviceId }: Entry,
  email: string,
): Promise<string | null> {
  if (deviceId === null) return null;
  const idHash = hashId(deviceId);
  return (await guard(store.knowsDevice(idHash, email))) ? idHash : null;
}
