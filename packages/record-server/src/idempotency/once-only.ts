import { createHash } from 'node:crypto';
import type { Answer } from '../answer.ts';
import { RecordServerError } from '../error.ts';
import type { Caller } from '../model/caller.ts';
import type { IdempotencyStore, StoredAnswer } from '../options.ts';
import { inTransaction } from '../transaction.ts';

export interface PostRequest {
  /** The value of the header; longer ones are refused. */
  readonly key: string | undefined;
  readonly path: string;
  readonly body: unknown;
}

const longestKey = 200;
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Runs a POST once per key: a repetition gets the first answer, another body with that key a 409.
 */
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
  // A key belongs to its sender, so that guessing it does not reveal another user's answer.
  const storedKey = digest(JSON.stringify([caller.viewer?.id ?? null, path, key]));
  const fingerprint = digest(JSON.stringify(body ?? null));

  const replay = (stored: StoredAnswer): Answer => {
    if (stored.fingerprint !== fingerprint) throw new RecordServerError('CONFLICT');
    const { status, headers, body: answered } = stored;
    return { status, headers: { ...headers, 'idempotency-replayed': 'true' }, body: answered };
  };

  return inTransaction(caller, async (inside) => {
    await waitForKey(storedKey, inside);
    const stored = await store.find(storedKey, inside.em());
    if (stored !== null) return replay(stored);
    const answer = await work(inside);
    await store.save(storedKey, { ...answer, fingerprint }, inside.em());
    return answer;
  });
}

/**
 * Waits until no other transaction writes with this key. Otherwise a repetition that arrives during
 * the first request would be refused, because the first one changes the version, takes the value or
 * deletes the row.
 */
async function waitForKey(storedKey: string, { em }: Caller): Promise<void> {
  await em().execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [storedKey]);
}
