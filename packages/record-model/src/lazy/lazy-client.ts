import type { RecordClient, RecordClientOptions } from '../api/client.ts';
import { hasStored } from '../offline/stored-entries.ts';
import type { PersonalOptions, Resumed } from '../personal/options.ts';
import type { Personal } from '../personal/personal.ts';
import { withTimeout } from '../personal/with-timeout.ts';
import { hasOpenTabs } from '../tabs/open-tabs.ts';
import { createLazyRecords, type LazyRecords } from './lazy-records.ts';

export interface LazyRecordClientOptions extends RecordClientOptions {
  /** Further options, whose code is loaded with the client's chunk. */
  readonly more?: () => Promise<Partial<RecordClientOptions>>;
  /**
   * The user of the records. For a signed-in user unsaved changes outlive the page while the server
   * cannot be reached, the user's tabs share their records, and changes of other users arrive. Each
   * request names the user in `x-user-id`, so that the server can refuse it in another user's
   * session.
   */
  readonly user?: PersonalOptions;
}

const longestSaveMs = 5000;

/** Records of a page whose user may change. */
export interface LazyRecordClient extends LazyRecords {
  /**
   * Before signing out: sends every pending save, including those of closed pages and the user's
   * other tabs. Resolves when they have ended, successfully or not, or after 5 s, so that a silent
   * network does not delay signing out.
   */
  saveEverywhere(): Promise<void>;
  /** Sends changes that closed pages of this user have left. Never rejects. */
  resume(): Promise<Resumed>;
  /**
   * The same user has signed in again, on another page: the parts that the sign-out has ended on
   * this page start again, for its remaining records. Never rejects.
   */
  again(): Promise<void>;
  /**
   * Drops every record and timer. Stored changes are deleted too, and other tabs end. With
   * `isExpired` stored changes stay for the same user: the session has ended without signing out.
   */
  clear(end?: { readonly isExpired?: boolean }): Promise<void>;
}

/**
 * Records whose client is in its own chunk, loaded with the first page that needs it. `get()`
 * rejects with the import's error, and with errors of `createRecordClient`.
 */
export function createLazyRecordClient(options: LazyRecordClientOptions): LazyRecordClient {
  const { more, user, ...client } = options;
  const idOf = () => user?.id() ?? null;
  const records = createLazyRecords(async () => {
    const [{ createRecordClient }, own] = await Promise.all([import('../client.ts'), more?.()]);
    return createRecordClient({ ...client, ...own, fetch: user ? nameUser : client.fetch });
  });
  let current: { readonly id: string; readonly personal: Promise<Personal> } | null = null;
  /** Rises with each end of a session: work begun before it belongs to the former user. */
  let epoch = 0;
  /** Of `current`, after its code is loaded. */
  let personal: Personal | null = null;

  async function nameUser(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const headers = new Headers(init?.headers);
    const id = idOf();
    if (id !== null) headers.set('x-user-id', id);
    const response = await client.fetch(input, { ...init, headers });
    if (id !== null && response.status === 401) user?.onEnd?.();
    return response;
  }

  async function start(made: RecordClient, id: string, given: PersonalOptions): Promise<Personal> {
    const begun = epoch;
    const { createPersonal } = await import('../personal/personal.ts');
    const headers = { ...given.headers, 'x-user-id': id };
    const started = createPersonal(made, id, { ...given, headers });
    if (begun === epoch) personal = started;
    else void started.end();
    return started;
  }

  async function get(): Promise<RecordClient> {
    const made = await records.get();
    const id = idOf();
    if (user === undefined || id === null) return made;
    if (current?.id !== id) current = { id, personal: start(made, id, user) };
    const begun = current;
    try {
      // Stored changes are restored before the first page reads.
      const started = await begun.personal;
      started.wake();
      await started.ready;
    } catch {
      // Without its code the client works as for a guest, and the next call loads it again.
      if (current === begun) current = null;
    }
    return made;
  }

  return {
    ...records,
    get,
    saveEverywhere: () => withTimeout(saveAll(), longestSaveMs),
    resume,
    async again() {
      if (personal?.isEnded) {
        personal = null;
        current = null;
      }
      await get().catch(() => undefined);
    },
    async clear({ isExpired = false } = {}) {
      const ended = personal;
      epoch += 1;
      personal = null;
      current = null;
      const left = isExpired ? ended?.end() : ended?.leave();
      await Promise.all([records.clear(), left]);
    },
  };

  async function saveAll(): Promise<void> {
    const id = idOf();
    // Other pages have to be asked, even if this one has loaded no records.
    if (user !== undefined && id !== null && (await hasOpenTabs(id)))
      await get().catch(() => undefined);
    await resume();
    await Promise.all([records.save(), personal?.saveOthers()]);
  }

  async function resume(): Promise<Resumed> {
    const none = { saved: 0, left: 0 };
    if (user === undefined || idOf() === null) return none;
    if (personal === null && !(await hasStored())) return none;
    await get().catch(() => undefined);
    return (await current?.personal.catch(() => null))?.resumed ?? none;
  }
}
