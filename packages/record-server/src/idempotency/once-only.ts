import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { Answer } from '../answer.ts';
import { RecordServerError } from '../error.ts';
import type { Caller } from '../model/caller.ts';
import type { IdempotencyStore, StoredAnswer } from '../options.ts';
import { inTransaction } from '../transaction.ts';

export interface PostRequest {
  /** The header; longer ones are refused. */
  readonly key: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

const longestKey = 200;
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Runs a POST once per key: a repetition gets the first answer, another body under that key a 409. */
export async function onceOnly(
  store: IdempotencyStore | undefined,
  caller: Caller,
  { key, path, body }: PostRequest,
  work: (inside: Caller) => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined || store === undefined) return inTransaction(caller, work);
  if (key.length > longestKey) {
    throw new RecordServerError('QUERY_INVALID', { details: { header: 'idempotency-key' } });
  }
  // A key counts for its sender only, so that guessing it does not show another's answer.
  const storedKey = digest(JSON.stringify([caller.viewer?.id ?? null, path, key]));
  const fingerprint = digest(JSON.stringify(body ?? null));

  const replay = (stored: StoredAnswer): Answer => {
    if (stored.fingerprint !== fingerprint) throw new RecordServerError('CONFLICT');
    const { status, headers, body: answered } = stored;
    return { status, headers: { ...headers, 'idempotency-replayed': 'true' }, body: answered };
  };

  const attempt = () =>
    inTransaction(caller, async (inside) => {
      const stored = await store.find(storedKey, inside.em);
      if (stored !== null) return replay(stored);
      const answer = await work(inside);
      try {
        await store.save(storedKey, { ...answer, fingerprint }, inside.em);
      } catch (cause) {
        // The same came twice at once. The batch that asks again finds what the other one was answered.
        const isTaken = caller.isInside && cause instanceof UniqueConstraintViolationException;
        throw isTaken ? new RecordServerError('UNAVAILABLE', { cause }) : cause;
      }
      return answer;
    });

  try {
    return await attempt();
  } catch (error) {
    // In a transaction that has failed nothing more can be asked.
    if (!(error instanceof UniqueConstraintViolationException) || caller.isInside) throw error;
    // Perhaps the same request came twice at once and the other one was first.
    const stored = await inTransaction(caller, (inside) => store.find(storedKey, inside.em));
    if (stored === null) throw error;
    return replay(stored);
  }
}
