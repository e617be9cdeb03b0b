import type { Entry } from '../completion/completion.ts';
import type { NotedFactor } from '../store/account-mail.ts';
import type { AccountUnit } from '../store/store.ts';

/** A change of an account's second factors. `at` is in milliseconds since 1970. */
export interface FactorChange {
  readonly kind: 'factor-added' | 'factor-removed' | 'recovery-codes-made';
  readonly factor: NotedFactor;
  readonly at: number;
}

/** Sends a mail to the owner, so that an attacker with a stolen session cannot change factors unnoticed. */
export async function mailFactorChange(
  unit: AccountUnit,
  { caller: { userAgent }, former, locale }: Entry,
  { kind, factor, at }: FactorChange,
): Promise<void> {
  const accountId = former?.account.id;
  if (accountId === undefined) return;
  await unit.mails.add({ kind, accountId, factor, at, userAgent, locale });
}
