import type { Entry } from '../completion/completion.ts';
import type { NotedFactor } from '../store/account-mail.ts';
import type { AccountUnit } from '../store/store.ts';

/** What has changed of the second factors of an account. `at` is milliseconds since 1970. */
export interface FactorChange {
  readonly kind: 'factor-added' | 'factor-removed' | 'recovery-codes-made';
  readonly factor: NotedFactor;
  readonly at: number;
}

/** A mail to the owner: whoever has a session of theirs for a moment changes nothing in silence. */
export async function tellOfFactor(
  unit: AccountUnit,
  { caller: { userAgent }, former, locale }: Entry,
  { kind, factor, at }: FactorChange,
): Promise<void> {
  const accountId = former?.account.id;
  if (accountId === undefined) return;
  await unit.mails.add({ kind, accountId, factor, at, userAgent, locale });
}
