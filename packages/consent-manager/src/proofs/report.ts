import type { ConsentAction, ConsentDecision } from './decision.ts';

/** What the server keeps of a decision: no address, no name, no cookie. */
export interface ConsentProof {
  /** Of the visitor's decisions, random. */
  id: string;
  /** Of the items that were decided, as `revisionOf` writes it. */
  revision: string;
  /** SHA-256 of the texts that were shown, in hex. */
  texts: string;
  /** ISO 8601, UTC. */
  time: string;
  action: ConsentAction;
  /** Item id → allowed. */
  map: Record<string, boolean>;
}

/** Where decisions are sent, and what they were about. */
export interface ReporterOptions {
  fetch: typeof fetch;
  /** The texts that were shown, as one string, for a decision that does not bring its own. */
  texts?: () => string;
  /** '/api/consent' by default. */
  path?: string;
  /** Milliseconds until a proof that was not kept is sent again; 2, 8 and 32 s by default. */
  pauses?: readonly number[];
}

async function sha256(text: string) {
  const bytes = new TextEncoder().encode(text);
  // Plain HTTP has no `crypto.subtle`; a site in a local network may have nothing else.
  const digest = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('./sha256.ts')).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A sink that sends decisions to the proof log, one after the other. What could not be delivered, or met
 * 429 or 5xx, is sent again; what fails for good is a warning in the console. It never rejects.
 */
export function createReporter(options: ReporterOptions) {
  const { fetch, texts = () => '', path = '/api/consent' } = options;
  const { pauses = [2000, 8000, 32_000] } = options;
  let sent = Promise.resolve();

  /** Null where it is kept, else why not, and whether to send it again. */
  async function deliver(body: string): Promise<{ why: unknown; again: boolean } | null> {
    try {
      const headers = { 'content-type': 'application/json' };
      const { ok, status } = await fetch(path, { method: 'POST', keepalive: true, headers, body });
      return ok ? null : { why: status, again: status === 429 || status >= 500 };
    } catch (why) {
      return { why, again: true };
    }
  }

  async function report(decision: ConsentDecision) {
    const { id, revision, map, action, time, shown } = decision;
    const hash = await sha256(shown || texts());
    const date = new Date(time).toISOString();
    const proof: ConsentProof = { id, revision, map, action, texts: hash, time: date };
    const body = JSON.stringify(proof);
    for (const pause of [...pauses, null]) {
      const failure = await deliver(body);
      if (!failure) return;
      if (!failure.again || pause === null) {
        return console.warn('The proof of consent was not kept', failure.why);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  return (decision: ConsentDecision): Promise<void> => {
    sent = sent
      .then(() => report(decision))
      .catch((cause) => {
        console.warn('The proof of consent was not kept', cause);
      });
    return sent;
  };
}
