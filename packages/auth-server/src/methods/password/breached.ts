import { createHash } from 'node:crypto';

/** Whether a password stands in a list of those that were stolen somewhere; rejects where it cannot be asked. */
export type IsBreached = (password: string) => Promise<boolean>;

const LONGEST_ANSWER = 500_000;

/** How the list is asked. */
export interface BreachedListOptions {
  readonly fetch?: typeof globalThis.fetch;
  /** How long it may take, in ms; 1000 by default. */
  readonly timeoutMs?: number;
}

/**
 * Asks a list by range, as Have I Been Pwned has described it (API v3, 'Searching by range'): it hears the
 * first five of the forty hex digits of the password's SHA-1, which some thousand others share, and never
 * whose it is. Rejects for another answer than 200, and after `timeoutMs`.
 *
 * @param address what the five digits are put after, `https://api.pwnedpasswords.com/range/`; null for no list
 */
export function createBreachedList(
  address: string | null,
  { fetch = globalThis.fetch, timeoutMs = 1000 }: BreachedListOptions = {},
): IsBreached | undefined {
  if (address === null) return undefined;
  return async (password) => {
    // The list's own index; nothing is protected by it.
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
    const answer = await fetch(address + digest.slice(0, 5), {
      // Filled up, so that its length tells nobody which range was asked for.
      headers: { 'add-padding': 'true' },
      // What is asked for is told to nobody else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The list of passwords answered ${answer.status}`);
    return countOf(await readBounded(answer), digest.slice(5)) > 0;
  };
}

/** As text, and no more of it than a range can have: some 2,000 lines of 40 signs. */
async function readBounded({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > LONGEST_ANSWER) throw new Error('The list of passwords answered too much');
  }
  return text;
}

/** How often; what the list is filled up with has a 0. */
function countOf(lines: string, rest: string): number {
  const line = lines.split(/\r?\n/).find((one) => one.toUpperCase().startsWith(`${rest}:`));
  return Number(line?.split(':')[1] ?? 0);
}
