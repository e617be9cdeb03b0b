import { validate } from 'uuid';
import type { Entry } from '../completion/completion.ts';
import { recordRefusal } from '../methods/record-refusal.ts';
import { isRefusal } from '../methods/refusal.ts';
import type { Clock } from '../ports.ts';
import type { AccountStore } from '../store/store.ts';

type Act = (entry: Entry, ...rest: never[]) => Promise<object>;

/**
 * Wraps these actions: a refused action is written to the audit log, with the account of the user who tried
 * it.
 */
export function recordActs<Acts extends object>(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  acts: Acts,
): Acts {
  const recorded = Object.entries(acts).map(([name, act]: [string, Act]) => [
    name,
    async (entry: Entry | undefined, ...rest: never[]) => {
      const result = await act(entry as Entry, ...rest);
      // Reading is not logged.
      if (!entry || !isRefusal(result)) return result;
      const accountId = entry.former?.account.id ?? null;
      const [aim] = rest as unknown[];
      const details = {
        act: name,
        reason: result.refusal,
        // Never user input: an invited address may be any person's.
        ...(typeof aim === 'string' && validate(aim) && { of: aim }),
      };
      return recordRefusal(parts, entry, result, { accountId, details });
    },
  ]);
  return Object.fromEntries(recorded) as Acts;
}
