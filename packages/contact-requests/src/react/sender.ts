import type { RequestNotice } from '../request/form-state.ts';

/** The answer of `GET /api/requests/stamp`. */
interface Stamp {
  text: string;
  /** From then on the form may be sent, in ms of `performance.now()`. */
  dueAt: number;
}

export interface RequestSender {
  /** Fetches a stamp, if there is none; `send` reports a failure. */
  prepare(): Promise<void>;
  /** The date until which it is kept, or why it is not. */
  send(values: object): Promise<{ keptUntil: string } | RequestNotice>;
}

const base = '/api/requests';
const wait = (ms: number) => new Promise((done) => setTimeout(done, Math.max(0, ms)));

/** Waits for the least time of a form rather than refusing a visitor whom the browser has helped. */
export function createSender(fetcher: typeof fetch): RequestSender {
  let asked: Promise<Stamp> | null = null;

  function stamp(): Promise<Stamp> {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  }

  async function ask(): Promise<Stamp> {
    const answer = await fetcher(`${base}/stamp`, { cache: 'no-store' });
    if (!answer.ok) throw new Error(`The stamp was refused: ${answer.status}`);
    const body = (await answer.json()) as { stamp: string; wait_ms: number };
    return { text: body.stamp, dueAt: performance.now() + body.wait_ms };
  }

  async function post(values: object): Promise<Response> {
    const { text, dueAt } = await stamp();
    await wait(dueAt - performance.now());
    return fetcher(`${base}/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...values, stamp: text }),
    });
  }

  /** A stamp of yesterday, or clocks that differ: once more, for that is no fault of the visitor's. */
  async function postTwice(values: object): Promise<Response> {
    const answer = await post(values);
    if (answer.status === 409) asked = null;
    else if (answer.status === 425) await wait(1000 * Number(answer.headers.get('retry-after')));
    else return answer;
    return post(values);
  }

  return {
    async prepare() {
      await stamp().catch(() => undefined);
    },
    async send(values) {
      try {
        const answer = await postTwice(values);
        if (answer.ok) {
          const { kept_until } = (await answer.json()) as { kept_until: string };
          return { keptUntil: kept_until };
        }
        if (answer.status === 429) return 'often';
        return answer.status < 500 ? 'check' : 'away';
      } catch {
        return 'away';
      }
    },
  };
}
