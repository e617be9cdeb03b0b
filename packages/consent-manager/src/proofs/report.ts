import { attempt } from '../lifecycle/attempt.ts';
import { type ConsentStorage, ID_KEY } from '../storage.ts';
import type { ConsentAction, ConsentDecision } from './decision.ts';
import { storeUnsent, UNSENT_KEY, unsentText } from './outbox.ts';

/** The server's record of a decision: no address, no name, no cookie. */
export interface ConsentProof {
  /** The server gives it to a visitor: it connects their decisions, and nothing else. */
  id: string;
  /** The revision of the decided items, from `revisionOf`. */
  revision: string;
  /** SHA-256 of the texts that were shown, in hex. */
  texts: string;
  /** ISO 8601, UTC. */
  time: string;
  action: ConsentAction;
  /** Item id → allowed. */
  map: Record<string, boolean>;
}

/** Where decisions are sent, and the revision of their items. */
export interface ReporterOptions {
  fetch: typeof fetch;
  /** The texts that were shown, as one string, for a decision that does not bring its own. */
  texts?: () => string;
  /** '/api/consent' by default. */
  path?: string;
  /** Milliseconds until a proof that was not kept is sent again; 2, 8 and 32 s by default. */
  pauses?: readonly number[];
  /** Keeps unsent decisions for the next page; none by default. */
  storage?: ConsentStorage | null;
}

async function sha256(text: string) {
  const bytes = new TextEncoder().encode(text);
  // Plain HTTP has no `crypto.subtle`; a site in a local network may have nothing else.
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('./sha256.ts')).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One tab at a time sends what all share; plain HTTP has no locks, and may send a proof twice. */
async function inTurn(work: () => Promise<void>) {
  const { locks } = globalThis.navigator ?? {};
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    await (locks ? locks.request('consent.unsent', begin) : begin());
  } catch (error) {
    if (isBegun) throw error;
    // Where the browser blocks storage it refuses locks, too, and there is nothing to share.
    await begin();
  }
}

/**
 * A sink that sends decisions to the proof log, one after the other, each at least once: those that are
 * still in `storage` too, as soon as it is called without one. What could not be delivered, or met 429 or
 * 5xx, is sent again, and finally by the next page; a refusal is a warning in the console. The id
 * that the log gives to a visitor's first proof is kept beside them. It never rejects.
 */
export function createReporter(options: ReporterOptions) {
  const { fetch, texts = () => '', path = '/api/consent', storage = null } = options;
  const { pauses = [2000, 8000, 32_000] } = options;
  let sent = Promise.resolve();
  /** Lines of this page, as text: the only copy of lines that the storage did not take. */
  let own: string[] = [];
  let unkeptId: string | null = null;

  const kept = () => unsentText(storage).split('\n').filter(Boolean);
  const waiting = () => [...kept(), ...own.filter((line) => !kept().includes(line))];

  function remove(line: string) {
    own = own.filter((one) => one !== line);
    const text = kept()
      .filter((one) => one !== line)
      .map((one) => `${one}\n`)
      .join('');
    attempt(() => (text ? storage?.setItem(UNSENT_KEY, text) : storage?.removeItem(UNSENT_KEY)));
  }

  async function bodyOf(line: string) {
    const decision: ConsentDecision = JSON.parse(line);
    const { revision, map, action, time } = decision;
    // Decisions of an earlier page were made on that page's texts.
    const shown = decision.shown || (own.includes(line) ? texts() : '');
    const proof: Omit<ConsentProof, 'id'> = {
      revision,
      map,
      action,
      texts: await sha256(shown),
      time: new Date(time).toISOString(),
    };
    const id = attempt(() => storage?.getItem(ID_KEY)) ?? unkeptId;
    return JSON.stringify(id ? { id, ...proof } : proof);
  }

  /** Null where it is kept, else why not, and whether to send it again. */
  async function deliver(body: string): Promise<{ why: unknown; again: boolean } | null> {
    try {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(path, { method: 'POST', keepalive: true, headers, body });
      const { ok, status } = answer;
      if (status === 201) keepId(await answer.json());
      return ok ? null : { why: status, again: status === 429 || status >= 500 };
    } catch (why) {
      return { why, again: true };
    }
  }

  function keepId(answer: unknown) {
    const { id } = Object(answer) as { id?: unknown };
    if (typeof id !== 'string') return;
    unkeptId = id;
    attempt(() => storage?.setItem(ID_KEY, id));
  }

  /** Whether the next one may be sent. */
  async function report(line: string) {
    const body = await bodyOf(line);
    for (const pause of [...pauses, null]) {
      const failure = await deliver(body);
      if (!failure) return true;
      if (!failure.again || pause === null) {
        console.warn('The proof of consent was not kept', failure.why);
        return !failure.again;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return false;
  }

  async function sendAll() {
    for (let [line] = waiting(); line; [line] = waiting()) {
      // Other code may have written to the storage: only a decision is sent.
      const isDone = await report(line).catch(() => true);
      if (!isDone) return;
      remove(line);
      // If the storage refuses to delete it, it would be sent forever.
      if (waiting()[0] === line) return;
    }
  }

  return (decision?: ConsentDecision): Promise<void> => {
    const line = decision && JSON.stringify(decision);
    if (line) {
      own.push(line);
      if (!kept().includes(line)) storeUnsent(storage, decision);
    }
    sent = sent.then(() => inTurn(sendAll)).catch(console.warn);
    return sent;
  };
}
