import type { Clock } from '../ports.ts';
import { hasSecondFactor } from '../store/factors.ts';
import type { AccountStore } from '../store/store.ts';
import { emailSchema } from './email-address.ts';

export interface ResetFactorsOptions {
  readonly store: AccountStore;
  readonly email: string;
  readonly clock?: Clock;
}

/**
 * Removes every second factor of the account with this address and ends its sessions. For users who have lost
 * both the phone and the recovery codes, and for app keys that no secret can decrypt. The owner gets a mail.
 * The operator of the server runs it.
 *
 * @returns false if there is no such account, or it has no second factor
 */
export async function resetFactors(options: ResetFactorsOptions): Promise<boolean> {
  const { store, clock = Date } = options;
  const { data: email } = emailSchema.safeParse(options.email);
  const found = email === undefined ? null : await store.findByEmail(email);
  if (found === null) return false;
  return store.transaction(async (unit) => {
    const account = await unit.accounts.lock(found.id);
    if (account === null) return false;
    const { id } = account;
    const before = await unit.factors.of(id);
    if (!hasSecondFactor(before)) return false;
    await unit.factors.setTotp(id, null);
    for (const passkey of before.passkeys) await unit.factors.removePasskey(id, passkey.id);
    await unit.factors.setRecoveryCodes(id, []);
    await unit.sessions.removeAllOf(id);
    const at = clock.now();
    const noCaller = { address: '', userAgent: '' };
    const details = { by: 'command' };
    await unit.events.add({ type: 'factors-reset', accountId: id, at, ...noCaller, details });
    const factor = before.totp ? 'totp' : 'passkey';
    const mail = { kind: 'factor-removed', factor, locale: 'de', userAgent: '' } as const;
    await unit.mails.add({ ...mail, accountId: id, at });
    return true;
  });
}
