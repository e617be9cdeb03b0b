import type { RecordClient } from '../api/client.ts';
import { createLiveEvents } from '../live/live-events.ts';
import { createOfflineOutbox } from '../offline/outbox.ts';
import { createTabs } from '../tabs/tabs.ts';
import type { PersonalOptions, Resumed } from './options.ts';
import { createPageMessages } from './page-messages.ts';
import { withTimeout } from './with-timeout.ts';

/** What the client of a signed-in user has beside it. */
export interface Personal {
  /** By `end()` or `leave()`, or because another page of this user has signed out. */
  readonly isEnded: boolean;
  /** Kept changes are back in the client, if there were any; never rejects. */
  readonly ready: Promise<void>;
  /** What was kept is sent, or has failed to be; never rejects. */
  readonly resumed: Promise<Resumed>;
  /** Listens to events again where the server had ended them: there is another session of this user. */
  wake(): void;
  /** Lets the other pages of this user save; resolves when they have, or do not answer. */
  saveOthers(): Promise<void>;
  /** The user is gone, on all pages of this browser: nothing is kept. */
  leave(): Promise<void>;
  /**
   * The session has ended, but nobody has signed out: what is kept stays for the same user. Resolves when
   * it is kept: the next page may look for it at once.
   */
  end(): Promise<void>;
}

/** A storage that is stuck holds no page up. */
const longestWaitMs = 2000;

const noneResumed: Resumed = { saved: 0, left: 0 };

/** Unsaved changes that outlive the page, tabs that share, and live events, for one user. */
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
    // Without edits it would only show what belongs to nobody any more; with them it says so itself.
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
