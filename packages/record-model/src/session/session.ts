import { endedError } from './ended-error.ts';
import type { Call, Reply, Transport } from './transport.ts';

/** An answer, and the moment whose state it shows: see `stamp`. */
interface Answer extends Reply {
  readonly stamp: number;
}

/** The session of one user. After its end nothing is sent, and no answer is used. */
export interface Session {
  readonly isEnded: boolean;
  /** The document is being left: requests outlive it if their body is small enough. */
  isLeaving: boolean;
  /**
   * The current moment: it rises with each request, each answered write and each call. Read values
   * count from their request, written values from their answer, and values from other tabs or
   * events from their arrival, so that an older list changes nothing.
   */
  stamp(): number;
  /** @throws RecordError REFUSED if the session has ended */
  send(path: string, call?: Call): Promise<Answer>;
  end(): void;
}

/**
 * Browsers refuse more than 64 KiB of bodies that outlive their document, for all requests
 * together.
 */
const mostKeptBytes = 60_000;

const isReading = ({ method = 'GET', isRead = method === 'GET' }: Call) => isRead;

export function createSession(transport: Transport): Session {
  let stamp = 0;
  let isEnded = false;
  /** Bytes of bodies in progress that outlive the document. */
  let keptBytes = 0;
  /** Reads in progress, by address; each write makes them outdated. */
  let reads = new Map<string, Promise<Answer>>();

  function ensureCurrent(): void {
    if (isEnded) throw endedError();
  }

  async function send(path: string, call: Call): Promise<Answer> {
    ensureCurrent();
    stamp += 1;
    const asked = stamp;
    const isRead = isReading(call);
    if (!isRead) reads = new Map();
    try {
      const reply = await transport(path, call, ensureCurrent);
      if (isRead) return { ...reply, stamp: asked };
      stamp += 1;
      return { ...reply, stamp };
    } finally {
      if (!isRead) reads = new Map();
      ensureCurrent();
    }
  }

  async function sendKept(path: string, call: Call): Promise<Answer> {
    const bytes = new TextEncoder().encode(JSON.stringify(call.body ?? '')).length;
    if (keptBytes + bytes > mostKeptBytes) return send(path, call);
    keptBytes += bytes;
    try {
      return await send(path, { ...call, keepalive: true });
    } finally {
      keptBytes -= bytes;
    }
  }

  const session: Session = {
    isLeaving: false,
    get isEnded() {
      return isEnded;
    },
    stamp() {
      stamp += 1;
      return stamp;
    },
    async send(path, call = {}) {
      const { body, headers = {}, signal } = call;
      // A caller with a signal gets its own request.
      if (!isReading(call) || signal !== undefined) {
        return session.isLeaving ? sendKept(path, call) : send(path, call);
      }
      const key = `${path} ${JSON.stringify([headers, body])}`;
      const own = reads;
      const known = own.get(key);
      if (known !== undefined) return known;
      const answer = send(path, call).finally(() => own.delete(key));
      own.set(key, answer);
      return answer;
    },
    end() {
      isEnded = true;
    },
  };
  return session;
}
