import { createStore } from 'zustand/vanilla';
import type { CookieJar } from '../cookies/cookies.ts';
import {
  type ConsentCategory,
  type ConsentItem,
  type ConsentMap,
  categoryOf,
  ensureItems,
  isRequired,
  mapOf,
  matchesCookie,
  offered,
} from '../items/items.ts';
import { changedSince, revisionOf } from '../items/revision.ts';
import { type ConsentEvent, type ConsentStatus, next } from '../lifecycle/lifecycle.ts';
import {
  type ConsentRecord,
  type ConsentStorage,
  createRecordStore,
  STATE_KEY,
} from '../storage/storage.ts';

/** The button that made a decision; part of its proof. */
export type ConsentAction = 'accept-all' | 'decline-all' | 'save';
/** The question's two views [R4.2, R4.3]. */
export type ConsentView = 'intro' | 'settings';

/** What a page knows of the visitor's consent; a new object with every change. */
export interface ConsentState {
  status: ConsentStatus;
  view: ConsentView;
  /** The choices in force. Only a decision changes them. */
  saved: ConsentMap;
  /** The choices that the switches show. Closing discards them. */
  draft: ConsentMap;
  /** The decision in force, or null before the first one. */
  record: ConsentRecord | null;
  /** The items that are new or changed since the visitor decided. */
  changed: readonly string[];
  /** Cookies that are not allowed, and that this page cannot remove. */
  unreached: readonly string[];
}

/** Time as a port, so that tests need not wait. */
export interface ConsentClock {
  /** Milliseconds since 1970. */
  now(): number;
  setTimeout(work: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/** What a consent is made of. */
export interface ConsentOptions {
  items: readonly ConsentItem[];
  /** localStorage; what it throws is caught. */
  storage: ConsentStorage;
  cookies: CookieJar;
  /** The system's by default. */
  clock?: ConsentClock;
  /** Where `storage` events of other tabs arrive: the window. */
  tabs?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /**
   * The id of a visitor's decisions, 8 to 64 letters, digits and hyphens; 128 random bits by
   * default.
   */
  createId?: () => string;
  /** Called with every decision made in this tab, for the proof log. */
  onDecision?: (record: ConsentRecord, action: ConsentAction) => void;
  /** Milliseconds until the question shows; 3000 by default [R4.1]. */
  delay?: number;
  /**
   * Whether the visitor is in the middle of something, typing for instance: the question waits, so
   * that no key meant for a field presses one of its buttons.
   */
  isBusy?: () => boolean;
}

/** How often `isBusy` is called again while it answers true, in ms. */
const RECHECK_MS = 500;

const systemClock: ConsentClock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

/** 128 random bits. `crypto.randomUUID` is missing on plain HTTP, this is not. */
const randomId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** One page's consent. */
export type Consent = ReturnType<typeof createConsent>;

/**
 * The visitor's consent: the question, the draft, the decision in force. Nothing optional is ever
 * on before the visitor turned it on and saved [R4.12D]. `start` reads the stored decision and, if
 * there is none or an item has changed, asks after `delay`.
 *
 * @throws Error for an item of an unknown category, or one whose id is not its own
 */
export function createConsent(options: ConsentOptions) {
  const { items, cookies, tabs, onDecision } = options;
  const { clock = systemClock, createId = randomId, delay = 3000, isBusy } = options;
  ensureItems(items);
  const records = createRecordStore(options.storage);
  const revision = revisionOf(items);
  const nothing = mapOf(items, () => false);
  let timer: unknown = null;

  const store = createStore<ConsentState>(() => ({
    status: 'unasked',
    view: 'intro',
    saved: nothing,
    draft: nothing,
    record: null,
    changed: [],
    unreached: [],
  }));
  const { getState, subscribe } = store;

  function send(event: ConsentEvent, more: Partial<ConsentState> = {}) {
    store.setState({ ...more, status: next(getState().status, event) });
  }

  function cancelTimer() {
    if (timer !== null) clock.clearTimeout(timer);
    timer = null;
  }

  function ask() {
    cancelTimer();
    const showWhenIdle = () => {
      if (isBusy?.()) timer = clock.setTimeout(showWhenIdle, RECHECK_MS);
      else send('due', { view: 'intro' });
    };
    timer = clock.setTimeout(showWhenIdle, delay);
  }

  /** Reads what is stored: at the start, and when another tab decided or reset. */
  function load() {
    const record = records.read();
    if (!record) {
      send('reset', { saved: nothing, draft: nothing, record: null, changed: [] });
      return ask();
    }
    const changed = changedSince(record.revision, revision);
    const saved = mapOf(items, ({ id }) => record.map[id] === true && !changed.includes(id));
    const facts = { saved, draft: saved, record, changed };
    if (changed.length > 0) {
      send('reset', facts);
      return ask();
    }
    cancelTimer();
    send('adopt', facts);
  }

  function onStorage(event: Event) {
    const { key } = event as StorageEvent;
    if (key === STATE_KEY || key === null) load();
  }

  /** Clears what the map does not allow; declining everything leaves the required items' own. */
  function clearCookies(map: ConsentMap, everything: boolean) {
    const allowed = offered(items).filter(({ id }) => map[id]);
    const refused = items.filter(({ id }) => !map[id]);
    const mustGo = (name: string) =>
      !allowed.some((item) => matchesCookie(item, name)) &&
      (everything || refused.some((item) => matchesCookie(item, name)));
    for (const name of cookies.names().filter(mustGo)) cookies.remove(name);
    return cookies.names().filter(mustGo);
  }

  function decide(map: ConsentMap, action: ConsentAction) {
    cancelTimer();
    const id = getState().record?.id ?? createId();
    const record: ConsentRecord = { map, revision, time: clock.now(), id };
    const isAll = offered(items).every((item) => map[item.id]);
    records.write(record, isAll);
    const unreached = clearCookies(map, action === 'decline-all');
    send('decide', { saved: map, draft: map, record, changed: [], unreached });
    onDecision?.(record, action);
  }

  function choose(which: (item: ConsentItem) => boolean, isOn: boolean) {
    const { draft } = getState();
    store.setState({
      draft: mapOf(items, (item) => (which(item) ? isOn : draft[item.id] === true)),
    });
  }

  return {
    items,
    getState,
    /** Calls back with the state and the former one after every change. Returns the end of it. */
    subscribe,
    /** Reads what is stored, follows the other tabs, and asks if it has to. */
    start() {
      tabs?.addEventListener('storage', onStorage);
      load();
    },
    /** Ends both, and a question that is not shown yet. */
    stop() {
      tabs?.removeEventListener('storage', onStorage);
      cancelTimer();
    },
    /** Whether an item may run now; false for an id that is not known. */
    has(id: string) {
      const item = items.find((one) => one.id === id);
      return Boolean(item && (isRequired(item) || getState().saved[id]));
    },
    /** Turns one item on, or off, in the draft; a required one stays on [R4.6]. */
    accept: (id: string) => choose((item) => item.id === id, true),
    decline: (id: string) => choose((item) => item.id === id, false),
    acceptCategory: (category: ConsentCategory) =>
      choose((item) => categoryOf(item) === category, true),
    declineCategory: (category: ConsentCategory) =>
      choose((item) => categoryOf(item) === category, false),
    /** Allows every active item, at once [R4.10]. */
    acceptAll: () =>
      decide(
        mapOf(items, () => true),
        'accept-all',
      ),
    /** Allows the required items alone, at once, and clears all other cookies [R4.11]. */
    declineAll: () => decide(nothing, 'decline-all'),
    /** Puts the draft into force. */
    save: () => decide(getState().draft, 'save'),
    /** Forgets every decision and asks again after the delay [R4.9]. */
    reset() {
      records.clear();
      load();
    },
    /** Opens the question again, at its settings by default. */
    open: (view: ConsentView = 'settings') => {
      cancelTimer();
      send('open', { view, draft: getState().saved });
    },
    /** Changes the view of the open question. */
    show: (view: ConsentView) => store.setState({ view }),
    /** Closes without saving. */
    close: () => send('close', { draft: getState().saved }),
  };
}
