import { createHash, createHmac } from 'node:crypto';
import type { Locale } from '@praxiskit/core';
import { checkRequest, type RequestProblem } from '../request/check-request.ts';
import type { SentRequest } from '../request/form-state.ts';
import { readRequest } from '../request/read-request.ts';
import type { RequestValues } from '../request/request.ts';
import { networkOf } from './network.ts';
import type { ContactRequestsOptions } from './options.ts';
import type { Stamps } from './stamp.ts';

/** Why a form was not kept. `check`: it has no stamp, or the hidden field has a value. */
export type Refusal =
  | { reason: 'problems'; problems: readonly RequestProblem[] }
  | { reason: 'check' }
  | { reason: 'early' | 'often'; waitMs: number };

type Taken = { sent: SentRequest; isNew: boolean } | { values: RequestValues; refusal: Refusal };

interface Sender {
  address: string;
  locale: Locale;
}

type IntakeOptions = Pick<ContactRequestsOptions, 'store' | 'limit' | 'keptDays' | 'secret'> & {
  stamps: Stamps;
  now: () => number;
};

const DAY_MS = 86_400_000;

/**
 * Decides what becomes of a form. A robot's form ends before the database is asked, and is not counted:
 * a stranger who posts without end takes no visitor's place.
 */
export function createIntake({ store, limit, keptDays, secret, stamps, now }: IntakeOptions) {
  /** With our secret: a table of counts shows no address. */
  const keyOf = (address: string) =>
    createHmac('sha256', secret)
      .update(`request-network:${networkOf(address)}`)
      .digest('base64url');
  return async (fields: Readonly<Record<string, unknown>>, sender: Sender): Promise<Taken> => {
    const values = readRequest(fields);
    const refuse = (refusal: Refusal) => ({ values, refusal });
    const problems = checkRequest(values);
    if (problems.length > 0) return refuse({ reason: 'problems', problems });
    const stamp = stamps.read(fields.stamp);
    // A browser may have filled in the hidden field: the visitor sends the form again without.
    if (!stamp || (fields.homepage ?? '') !== '') return refuse({ reason: 'check' });
    if (stamp.waitMs > 0) return refuse({ reason: 'early', waitMs: stamp.waitMs });

    // A form that is sent again as it is was not answered; one that was changed is another request.
    const key = createHash('sha256')
      .update(stamp.id + JSON.stringify(values))
      .digest('base64url');
    const deleteAfter = new Date(now() + keptDays * DAY_MS);
    const sent: SentRequest = {
      kind: 'sent',
      values,
      keptUntil: deleteAfter.toISOString().slice(0, 10),
    };
    if (await store.isKept(key)) return { sent, isNew: false };
    const waitS = await limit.take(keyOf(sender.address));
    if (waitS > 0) return refuse({ reason: 'often', waitMs: waitS * 1000 });
    const isNew = await store.add({ ...values, key, locale: sender.locale, deleteAfter });
    return { sent, isNew };
  };
}
