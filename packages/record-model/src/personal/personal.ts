import type { RecordClient } from '../api/client.ts';
import { createLiveEvents } from '../live/live-events.ts';
import { createOfflineOutbox } from '../offline/outbox.ts';
import { createTabs } from '../tabs/tabs.ts';
import type { PersonalOptions, Resumed } from './options.ts';
import { createPageMessages } from './page-messages.ts';
import { withTimeout } from './with-timeout.ts';

/** The parts beside the client of a signed-in user. */
export interface Personal {
  /** By `end()` or `leave()`, or because another page of this user has signed out. */
  readonly isEnded: boolean;
  /** Stored changes are restored in the client, if there were any; never rejects. */
  readonly ready: Promise<void>;
  /** Restored changes are sent, or have failed; never rejects. */
  readonly resumed: Promise<Resumed>;
  /** Listens to events again after the server had ended them: this user has a new session. */
  wake(): void;
  /** Asks the other pages of this user to save; resolves when they have, or do not answer. */
  saveOthers(): Promise<void>;
  /** The user has signed out, on all pages of this browser: nothing is stored any more. */
  leave(): Promise<void>;
  /**
   * The session has ended without signing out: stored changes stay for the same user. Resolves when
   * they are stored, because the next page may look for them immediately.
   */
  end(): Promise<void>;
}

/** A blocked storage must not delay a page longer than this, in ms. */
const longestWaitMs = 2000;

const noneResumed: Resumed = { saved: 0, left: 0 };

/** Unsaved changes that outlive the page, shared tabs, and live events, for one user. */
export function createPersonal(
  client: RecordClient,
  owner: string,
  { headers = {}, onEnd, isUnsaved }: Omit<PersonalOptions, 'id'>,
): Personal {
  const tabs = createTabs(client, { owner });
  const outbox = createOfflineOutbox(client, { owner, tabs });
  const listen = () => createLiveEvents(client, { tabs, headers, onEnd: () => onEnd?.() });
  let live = listen();
  let isEnded = false;
  const calls = createPageMessages(tabs, {
    save: () => client.flush(),
    // Without edits the page would only show another user's former data; with edits it reports them
    // itself.
    leave() {
      stop();
      void outbox.clear();
      if (client.pending().length === 0 && isUnsaved?.() !== true) client.clear();
    },
  });

  function stop(): void {
    isEnded = true;
    live.end();
    outbox.end();
    tabs.end();
  }

  async function resume(): Promise<Resumed> {
    const records = await outbox.ready;
    await outbox.sent;
    const left = records.filter((record) => record.isChanged).length;
    return { saved: records.length - left, left };
  }

  return {
    get isEnded() {
      return isEnded;
    },
    ready: withTimeout(outbox.ready, longestWaitMs),
    resumed: resume().catch(() => noneResumed),
    wake() {
      if (!isEnded && live.state === 'ended') live = listen();
    },
    saveOthers: () => withTimeout(calls.save(), longestWaitMs),
    leave() {
      calls.leave();
      stop();
      return withTimeout(outbox.clear(), longestWaitMs);
    },
    end() {
      stop();
      return withTimeout(outbox.settled(), longestWaitMs);
    },
  };
}
