import { createStore } from 'zustand/vanilla';
import { clear } from '../clearing/clear.ts';
import {
  type ConsentCategory,
  type ConsentFacts,
  type ConsentItem,
  type ConsentMap,
  categoryOf,
  ensureItems,
  isRequired,
  mapOf,
  offered,
} from '../items/items.ts';
import { compareEditions, editionsOf, readEditions, writeEditions } from '../items/revision.ts';
import { attempt } from '../lifecycle/attempt.ts';
import { type ConsentEvent, next } from '../lifecycle/lifecycle.ts';
import type { ConsentAction } from '../proofs/decision.ts';
import { type ConsentRecord, createRecordStore, STATE_KEY } from '../storage.ts';
import type { ConsentClock, ConsentOptions, ConsentState, ConsentView } from './options.ts';

/** Events after which another tab may have decided. */
const EVENTS = ['storage', 'pageshow'];

/** Twelve months: no consent lasts for ever. */
const MAX_AGE_MS = 365 * 86_400_000;

const systemClock: ConsentClock = {
  now: () => Date.now(),
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
};

/** One page's consent. */
export type Consent = ReturnType<typeof createConsent>;

/**
 * The visitor's consent: the question, the draft, the decisions in force. Nothing optional is ever
 * on before the visitor turned it on and saved [R4.12D]. `start` reads the stored decisions and, if
 * one is missing or an item has changed, asks after `delay`. Without an optional item nothing is asked.
 *
 * @throws Error for an item of an unknown category, or one whose id is not its own
 */
export function createConsent(options: ConsentOptions) {
  const { items, cookies, keys, tabs, preferences, sinks = [], isBusy } = options;
  const { clock = systemClock, delay = 3000, maxAge = MAX_AGE_MS } = options;
  ensureItems(items);
  const records = createRecordStore(options.storage);
  const optional = offered(items).filter((item) => !isRequired(item));
  const nothing = mapOf(items, () => false);
  const openedAt = clock.now();
  let timer: unknown = null;
  let unfollow: (() => void) | null | undefined;

  const store = createStore<ConsentState>(() => ({
    status: 'unasked',
    view: 'intro',
    saved: nothing,
    draft: nothing,
    record: null,
    changed: [],
    unreached: [],
  }));
  const { getState, setState } = store;
  /** A listener that throws is logged, and the others are still called. */
  const subscribe = (listener: (state: ConsentState, former: ConsentState) => void) =>
    store.subscribe((state, former) => attempt(() => listener(state, former), true));

  function send(event: ConsentEvent, more: Partial<ConsentState> = {}) {
    setState({ ...more, status: next(getState().status, event) });
  }

  function cancelTimer() {
    clock.clearTimeout(timer);
    timer = null;
  }

  function ask() {
    const showWhenIdle = () => {
      if (isBusy?.()) {
        timer = clock.setTimeout(showWhenIdle, 100);
      } else {
        timer = null;
        send('due', { view: 'intro' });
      }
    };
    timer = clock.setTimeout(showWhenIdle, delay);
  }

  /** A record that is not too old. The time of a clock that was far ahead would never be. */
  const current = (record: ConsentRecord | null) =>
    record && Math.abs(clock.now() - record.time) <= maxAge ? record : null;

  /** How this page's items relate to the items of the stored decision. */
  function comparison(record: ConsentRecord | null) {
    const decided = readEditions(record?.revision ?? '');
    // This page may be of an older build than the page of the decision. A clock that was set back is ignored.
    const time = record?.time ?? 0;
    const later = time > openedAt && time <= clock.now();
    const editions = editionsOf(items);
    const compare = (id: string) => compareEditions(decided.get(id), editions.get(id), later);
    return { compare, decided, editions, later };
  }

  /** Reads the stored decision: at the start, after a change in another tab, when the page comes back. */
  function load() {
    const { status, record: former } = getState();
    const stored = records.read();
    const record = current(stored);
    if (stored && !record) records.clear();
    // Before the first decision there is nothing to compare, and the start is faster without.
    const compare = record && comparison(record).compare;
    const elsewhere = preferences?.read(optional) ?? {};
    const isAnswered = record && !record.isPartial;
    const undecided = optional
      .map(({ id }) => id)
      .filter((id) => !isAnswered || compare?.(id) === 'older');
    const saved = mapOf(
      items,
      ({ id }) => (compare?.(id) === 'same' ? record?.map : elsewhere)?.[id] === true,
    );
    const changed = isAnswered ? undecided : [];
    const facts = { saved, record, changed };
    const mustAsk = undecided.some((id) => !Object.hasOwn(elsewhere, id));
    if (!mustAsk) {
      cancelTimer();
      send('adopt', status === 'revising' ? facts : { ...facts, draft: saved });
    } else if (status === 'asking') {
      setState(facts);
    } else {
      send('reset', { ...facts, draft: saved });
      if (timer === null) ask();
    }
    // Cookies that were set on another path, or by a script that was already running.
    if (stored || former) setState({ unreached: clearRefused(saved, false) });
  }

  function onEvent(event: Event) {
    // A page in the back/forward cache gets no events: it reads again when it is shown.
    const { key, persisted = true } = event as StorageEvent & Partial<PageTransitionEvent>;
    if (persisted && (key ?? STATE_KEY) === STATE_KEY) load();
  }

  /** Clears cookies and keys of refused items; declining everything leaves those of required items. */
  function clearRefused(map: ConsentMap, everything: boolean) {
    return [
      ...clear(cookies, items, map, (item) => item.cookies, everything),
      ...(keys ? clear(keys, items, map, (item) => item.storage, false) : []),
    ];
  }

  /**
   * Writes the choices for `ids` and leaves the others as they are. What a newer build has decided about
   * its own items is not overwritten by this page's older ones; only declining reaches those, too.
   */
  function decide(choices: ConsentMap, action: ConsentAction, shown: unknown, single = false) {
    const former = current(records.read() ?? getState().record);
    const { compare, decided, editions, later } = comparison(former);
    const keepsOthers = single || later;
    const map: Record<string, boolean> = keepsOthers ? { ...former?.map } : {};
    const written = new Map(keepsOthers ? decided : []);
    if (action === 'decline-all') for (const id of Object.keys(map)) map[id] = false;
    for (const [id, isOn] of Object.entries(choices)) {
      const isForeign = former?.map[id] !== undefined && compare(id) === 'newer';
      written.set(id, (isForeign ? decided : editions).get(id) ?? '');
      map[id] = isForeign ? isOn && former.map[id] === true : isOn;
    }
    const time = clock.now();
    const isPartial = single && (!former || former.isPartial);
    const record: ConsentRecord = {
      map,
      revision: writeEditions(written),
      time,
      ...(isPartial && { isPartial }),
    };
    records.write(
      record,
      optional.every((item) => map[item.id]),
    );

    const saved = { ...getState().saved, ...choices };
    const unreached = clearRefused(saved, action === 'decline-all');
    const facts = { saved, record, unreached };
    if (single) setState(facts);
    else {
      cancelTimer();
      send('decide', { ...facts, draft: saved, changed: [] });
    }
    const revision = writeEditions([...editions].filter(([one]) => one in choices));
    const text = typeof shown === 'string' ? shown : '';
    const decision = { action, map: choices, revision, time, shown: text };
    for (const sink of sinks) attempt(() => sink(decision), true);
  }

  function decideOne(id: string, isOn: boolean, shown: unknown) {
    // There, a required item is true, and one that is not offered is missing.
    if (nothing[id] === false) decide({ [id]: isOn }, 'save', shown, true);
  }

  function choose(which: (item: ConsentFacts) => boolean, isOn: boolean) {
    const { draft } = getState();
    setState({ draft: mapOf(items, (item) => (which(item) ? isOn : draft[item.id] === true)) });
  }

  /** Whether an item may run now; false for an id that is not known. */
  const has = (id: string) => getState().saved[id] === true;

  const consent = {
    /** With the names that they have so far. */
    items,
    getState,
    /** Calls back with the state and the former one after every change. Returns the end of it. */
    subscribe,
    has,
    /**
     * Calls back with whether an item may run: at once, and whenever that changes. No order of `start`
     * and `watch` loses a choice. Errors of the listener are logged. Returns a function that ends it.
     */
    watch(id: string, listener: (isGranted: boolean) => void) {
      let was: boolean | undefined;
      const tell = () => {
        const former = was;
        was = has(id);
        if (was !== former) listener(was);
      };
      const end = subscribe(tell);
      attempt(tell, true);
      return end;
    },
    /** Gives the items names and descriptions: the same items, by `describeItems`, before they are shown. */
    describe(described: readonly ConsentItem[]) {
      consent.items = described;
    },
    /** Reads the stored decision, follows other tabs, and asks the visitor if necessary. */
    start() {
      for (const type of EVENTS) tabs?.addEventListener(type, onEvent);
      unfollow ??= preferences?.subscribe?.(load);
      load();
    },
    /** Ends both, and a question that is not shown yet. */
    stop() {
      for (const type of EVENTS) tabs?.removeEventListener(type, onEvent);
      unfollow?.();
      unfollow = null;
      cancelTimer();
    },
    /** Turns one item on, or off, in the draft; a required one stays on [R4.6]. */
    accept: (id: string) => choose((item) => item.id === id, true),
    decline: (id: string) => choose((item) => item.id === id, false),
    acceptCategory: (category: ConsentCategory) =>
      choose((item) => categoryOf(item) === category, true),
    declineCategory: (category: ConsentCategory) =>
      choose((item) => categoryOf(item) === category, false),
    /** Allows every active item, at once [R4.10]. `shown`: the texts that the visitor saw. */
    acceptAll: (shown?: unknown) =>
      decide(
        mapOf(items, () => true),
        'accept-all',
        shown,
      ),
    /** Allows the required items alone, at once, and clears all other cookies [R4.11]. */
    declineAll: (shown?: unknown) => decide(nothing, 'decline-all', shown),
    /** Puts the draft into force. */
    save: (shown?: unknown) => decide(getState().draft, 'save', shown),
    /**
     * Allows one optional item, at once: a decision with its own proof, which leaves the draft, the
     * other choices and the first question as they are.
     */
    grant: (id: string, shown?: unknown) => decideOne(id, true, shown),
    /** Withdraws one item, in the same way, and clears its cookies and keys. */
    revoke: (id: string, shown?: unknown) => decideOne(id, false, shown),
    /** Forgets every decision and asks again after the delay [R4.9]. */
    reset() {
      records.clear();
      cancelTimer();
      send('reset');
      load();
    },
    /** Opens the question again, at its settings by default. */
    open(view: ConsentView = 'settings') {
      cancelTimer();
      send('open', { view, draft: getState().saved });
    },
    /** Changes the view of the open question; the switches begin with the decision in force. */
    show: (view: ConsentView) => setState({ view, draft: getState().saved }),
    close: () => send('close', { draft: getState().saved }),
  };
  return consent;
}
