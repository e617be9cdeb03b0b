import type { Definition } from '@praxiskit/record-model';
import {
  createRecordClient,
  type ModelRecord,
  type RecordClientOptions,
  type RecordError,
} from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { createOfflineOutbox, createTabs } from '@praxiskit/record-model/offline';
import { createLocks, createMemoryStorage } from './browser-doubles.ts';
import { definitions, rows } from './histories/notes.ts';
import { createTestClock, settle } from './practice.ts';
import { createWindow } from './window-double.ts';

/** One browser: its storage, its locks, and a network that can fail. */
export function createBrowser(
  given: readonly Definition[] = definitions,
  saveInstead?: RecordClientOptions['saveInstead'],
) {
  const server = createMemoryServer(given, rows);
  const storage = createMemoryStorage();
  const locks = createLocks();
  const clock = createTestClock();
  const window = createWindow();
  let isOffline = false;
  let losesAnswers = false;
  let isSilent = false;
  let delayMs = 0;
  let keys = 0;

  async function open(owner = 'petra', changed: readonly Definition[] = given) {
    const errors: [RecordError, ModelRecord | null][] = [];
    const saved: boolean[] = [];
    let isKilled = false;
    const client = createRecordClient({
      ...(saveInstead && { saveInstead }),
      clock,
      definitions: changed,
      createKey: () => {
        keys += 1;
        return `key-${keys}`;
      },
      onSaved: (_record, { explicit }) => void saved.push(explicit),
      async fetch(input, init) {
        // Requests of a killed page do not arrive, and it receives nothing.
        if (isKilled) return new Promise(() => undefined);
        // Neither an answer nor an error, as in a train’s tunnel.
        if (isSilent) return new Promise(() => undefined);
        if (isOffline) throw new TypeError('no connection');
        // In flight: the server has the request, or will have it, when the page is gone.
        if (delayMs > 0) await new Promise<void>((arrive) => clock.setTimeout(arrive, delayMs));
        const answer = await server.fetch(input, init);
        if (isKilled) return new Promise(() => undefined);
        if (losesAnswers) throw new TypeError('answer lost');
        return answer;
      },
    });
    const tabs = createTabs(client, { owner, locks, createChannel: () => nothing });
    const outbox = createOfflineOutbox(client, {
      owner,
      storage,
      tabs,
      onError: (error, record) => void errors.push([error, record]),
    });
    const back = await outbox.ready;
    return {
      client,
      outbox,
      errors,
      saved,
      back,
      /** The page is closed, or crashes. */
      async kill() {
        isKilled = true;
        outbox.end();
        tabs.end();
        await settle();
      },
    };
  }
  return {
    server,
    storage,
    clock,
    open,
    leave: window.leave,
    online: window.online,
    /** How long a request is in flight to the server, in ms. */
    delay: (milliseconds: number) => {
      delayMs = milliseconds;
    },
    setOffline: (offline = true) => {
      isOffline = offline;
    },
    silence: (silent = true) => {
      isSilent = silent;
    },
    loseAnswers: (loses = true) => {
      losesAnswers = loses;
    },
    writes: () =>
      server.requests
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path}`),
  };
}

const nothing = { onmessage: null, postMessage: () => undefined, close: () => undefined };
