import { validate } from 'uuid';
import type { Entry } from '../completion/completion.ts';
import { recordRefusal } from '../methods/record-refusal.ts';
import { isRefusal } from '../methods/refusal.ts';
import type { Clock } from '../ports.ts';
import type { AccountStore } from '../store/store.ts';

type Act = (entry: Entry, ...rest: never[]) => Promise<object>;

/** The same acts; what is refused to whoever tries one is in the audit log, on their own account. */
export function recordActs<Acts extends object>(
  parts: { readonly store: AccountStore; readonly clock: Clock },
  acts: Acts,
): Acts {
  const recorded = Object.entries(acts).map(([name, act]: [string, Act]) => [
    name,
    async (entry: Entry | undefined, ...rest: never[]) => {
      const result = await act(entry as Entry, ...rest);
      // What only reads has no entry.
      if (!entry || !isRefusal(result)) return result;
      const accountId = entry.former?.account.id ?? null;
      const [aim] = rest as unknown[];
      const details = {
        act: name,
        reason: result.refusal,
        // Never what was typed: an address that is invited may be anybody's.
        ...(typeof aim === 'string' && validate(aim) && { of: aim }),
      };
      return recordRefusal(parts, entry, result, { accountId, details });
    },
  ]);
  return Object.fromEntries(recorded) as Acts;
}
