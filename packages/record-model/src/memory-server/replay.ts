import { Problem } from './problem.ts';

interface Stored {
  readonly fingerprint: string;
  readonly answer: Response;
}

const longestKey = 200;

/**
 * Runs each POST once per key: a repetition gets the first answer, another body with the key a 409.
 */
export function createReplay() {
  const known = new Map<string, Stored>();
  return (path: string, key: string | null, body: unknown, run: () => Response): Response => {
    if (key === null) return run();
    if (key.length > longestKey) throw new Problem('QUERY_INVALID', { header: 'idempotency-key' });
    const fingerprint = JSON.stringify(body);
    const place = `${path.replace(/\/$/, '')} ${key}`;
    const stored = known.get(place);
    if (stored === undefined) {
      const answer = run();
      known.set(place, { fingerprint, answer: answer.clone() });
      return answer;
    }
    if (stored.fingerprint !== fingerprint) throw new Problem('CONFLICT');
    const answer = stored.answer.clone();
    const headers = new Headers(answer.headers);
    headers.set('idempotency-replayed', 'true');
    return new Response(answer.body, { status: answer.status, headers });
  };
}
