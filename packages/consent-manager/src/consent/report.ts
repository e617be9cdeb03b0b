import type { ConsentRecord } from '../storage/storage.ts';
import type { ConsentAction } from './consent.ts';

/** What the server keeps of a decision: no address, no name, no cookie. */
export interface ConsentProof {
  /** Of the visitor's decisions, random. */
  id: string;
  /** Of the items that were shown, as `revisionOf` writes it. */
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
  /** Every text that the dialog shows, as one string. */
  texts: () => string;
  /** '/api/consent' by default. */
  path?: string;
}

async function sha256(text: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends decisions to the proof log. A failure is a warning in the console; the function never
 * rejects.
 */
export function createReporter({ fetch, texts, path = '/api/consent' }: ReporterOptions) {
  return async function report(record: ConsentRecord, action: ConsentAction) {
    try {
      const { id, revision, map, time } = record;
      const proof: ConsentProof = {
        id,
        revision,
        map,
        action,
        texts: await sha256(texts()),
        time: new Date(time).toISOString(),
      };
      const answer = await fetch(path, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(proof),
      });
      if (!answer.ok) console.warn(`The proof of consent was not kept: ${answer.status}`);
    } catch (cause) {
      console.warn('The proof of consent was not kept', cause);
    }
  };
}
