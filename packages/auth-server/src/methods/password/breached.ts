import { createHash } from 'node:crypto';

/** Whether a password is in a list of breached passwords; rejects if the list cannot be reached. */
export type IsBreached = (password: string) => Promise<boolean>;

const LONGEST_ANSWER = 500_000;

export interface BreachedListOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** Timeout in ms; 1000 by default. */
  readonly timeoutMs?: number;
}

/**
 * Checks a list by range, as Have I Been Pwned describes it (API v3, 'Searching by range'). The list receives
 * the first five of the forty hex digits of the password's SHA-1, which some thousand other passwords share.
 * Rejects for a status other than 200, and after `timeoutMs`.
 *
 * @param address the five digits are appended to it: `https://api.pwnedpasswords.com/range/`; null for no
 * list
 */
export function createBreachedList(
  address: string | null,
  { fetch = globalThis.fetch, timeoutMs = 1000 }: BreachedListOptions = {},
): IsBreached | undefined {
  if (address === null) return undefined;
  return async (password) => {
    // SHA-1 is the list's index; it protects nothing here.
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
    const answer = await fetch(address + digest.slice(0, 5), {
      // Padding hides by the length of the response which range was requested.
      headers: { 'add-padding': 'true' },
      // The request goes to the list alone.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The list of passwords answered ${answer.status}`);
    return countOf(await readBounded(answer), digest.slice(5)) > 0;
  };
}

/** Reads the response as text, but no more than a range can have: some 2,000 lines of 40 characters. */
async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('The list of passwords answered too much');
  }
  return text;
}

/** How often the password was breached; padding lines have 0. */
function countOf(lines: string, rest: string): number {
  const line = lines.split(/\r?\n/).find((one) => one.toUpperCase().startsWith(`${rest}:`));
  return Number(line?.split(':')[1] ?? 0);
}
