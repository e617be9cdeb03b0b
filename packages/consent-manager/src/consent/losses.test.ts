import {
  type ConsentItem,
  type ConsentJar,
  type ConsentProof,
  createConsent,
  createDocumentCookies,
  createReporter,
  gate,
  groupItems,
  isOpen,
} from '@praxiskit/consent-manager';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Decisions that the core has lost before, or would lose silently. */
const items: ConsentItem[] = [
  { id: 'session', name: 'Session', category: 'required' },
  { id: 'map', name: 'Map', category: 'functional', cookies: ['map'], storage: ['map-key'] },
  { id: 'count', name: 'Count', category: 'analytics', cookies: ['count'] },
];

function memoryStorage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>();
  return {
    kept,
    room,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      const others = [...kept].filter(([one]) => one !== key).map(([, text]) => text.length);
      // Browsers write the new value before they take the old one away.
      const used = others.reduce((sum, one) => sum + one, kept.get(key)?.length ?? 0);
      if (used + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

function jar(...names: string[]): ConsentJar & { present: Set<string> } {
  const present = new Set(names);
  return { present, names: () => [...present], remove: (name) => void present.delete(name) };
}

/** A page with timers that are counted, and work that is done by `pass`. */
function openPage(more: Partial<Parameters<typeof createConsent>[0]> = {}) {
  const due = new Map<object, () => void>();
  let now = 1_700_000_000_000;
  const tabs = new EventTarget();
  const cookies = jar();
  const clock = {
    now: () => ++now,
    setTimeout(work: () => void) {
      const timer = {};
      due.set(timer, work);
      return timer;
    },
    clearTimeout: (timer: unknown) => void due.delete(timer as object),
  };
  const consent = createConsent({ items, storage: memoryStorage(), cookies, clock, tabs, ...more });
  const pass = () => {
    for (const [timer, work] of [...due]) {
      due.delete(timer);
      work();
    }
  };
  const show = (type: string, facts: object) =>
    tabs.dispatchEvent(Object.assign(new Event(type), facts));
  return { consent, due, pass, show, cookies };
}

test('declining while storage is full leaves no consent in force at the next visit', () => {
  const storage = memoryStorage();
  openPage({ storage }).consent.acceptAll();
  const used = [...storage.kept.values()].join('').length;
  storage.room = used + 10;
  openPage({ storage }).consent.declineAll();
  const next = openPage({ storage }).consent;
  next.start();
  expect(next.getState()).toMatchObject({ status: 'settled', saved: { map: false, count: false } });
  // No space even for that: the visitor is asked again.
  openPage({ storage }).consent.acceptAll();
  storage.room = 0;
  const last = openPage({ storage });
  last.consent.declineAll();
  expect(storage.kept.has('consent.state')).toBe(false);
  // On this page the answer applies.
  last.show('pageshow', { persisted: true });
  expect(last.consent.getState().status).toBe('settled');
});

test('where storage is blocked an answer applies until the page is left, after back and forward, too', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const storage of [null, { getItem: blocked, setItem: blocked, removeItem: blocked }]) {
    const { consent, show, pass } = openPage({ storage });
    consent.start();
    consent.acceptAll();
    show('pageshow', { persisted: true });
    pass();
    expect(consent.getState().status).toBe('settled');
    expect(consent.has('map')).toBe(true);
    consent.reset();
    expect(consent.has('map')).toBe(false);
    pass();
    expect(consent.getState().status).toBe('asking');
  }
});

test.each([
  { map: { map: 'yes' } },
  { map: null },
  { revision: 1 },
  { time: 'now' },
  { time: Number.POSITIVE_INFINITY },
])('a record with %j is none', (rubbish) => {
  const storage = memoryStorage();
  openPage({ storage }).consent.acceptAll();
  const record: object = JSON.parse(storage.kept.get('consent.state') ?? '');
  // JSON knows no infinity, but numbers that are too large for one.
  const text = JSON.stringify({ ...record, ...rubbish }).replace('"time":null', '"time":1e999');
  storage.kept.set('consent.state', text);
  const { consent } = openPage({ storage });
  consent.start();
  expect(consent.getState()).toMatchObject({ status: 'unasked', record: null });
  expect(consent.has('map')).toBe(false);
});

test('an item whose id is a method’s name is offered like any other', () => {
  const { consent, pass } = openPage({ items: [{ id: 'constructor', name: 'Named so' }] });
  consent.start();
  pass();
  expect(consent.getState().status).toBe('asking');
  expect(consent.has('constructor')).toBe(false);
  expect(() => openPage({ items: [{ id: '', name: 'Nameless' }] })).toThrow('an id is letters');
});

test('a reset clears the cookies and storage keys of allowed items', () => {
  const cookies = jar('map', 'other');
  const keys = jar('map-key', 'other');
  const { consent } = openPage({ cookies, keys });
  consent.start();
  consent.acceptAll();
  expect(cookies.names()).toEqual(['map', 'other']);
  consent.reset();
  expect(cookies.names()).toEqual(['other']);
  expect(keys.names()).toEqual(['other']);
});

test('declining everything clears all cookies, and of the keys those of items alone', () => {
  const cookies = jar('map', 'other');
  const keys = jar('map-key', 'draft of a letter');
  openPage({ cookies, keys }).consent.declineAll();
  expect(cookies.names()).toEqual([]);
  expect(keys.names()).toEqual(['draft of a letter']);
});

test('a decision does not fail where cookies cannot be read', () => {
  const sandboxed = {
    location: { hostname: '', pathname: '/' },
    get cookie(): string {
      throw new DOMException('no origin', 'SecurityError');
    },
    set cookie(_value: string) {
      throw new DOMException('no origin', 'SecurityError');
    },
  };
  const { consent } = openPage({ cookies: createDocumentCookies(sandboxed) });
  consent.open();
  consent.declineAll();
  expect(consent.getState().status).toBe('settled');
});

test('code that withdraws its own consent is ended, and so is code whose gate ends', () => {
  const { consent } = openPage();
  const log: string[] = [];
  const end = gate(consent, 'map', () => {
    log.push('run');
    if (log.length === 1) consent.revoke('map');
    return () => void log.push('end');
  });
  consent.grant('map');
  expect(log).toEqual(['run', 'end']);
  consent.grant('map');
  expect(log).toEqual(['run', 'end', 'run']);
  end();
  expect(log).toEqual(['run', 'end', 'run', 'end']);
  consent.revoke('map');
  consent.grant('map');
  expect(log).toHaveLength(4);
  // What needs no end has none.
  gate(consent, 'map', () => {})();
});

test('code that fails is logged, and its gate can still be ended', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { consent } = openPage();
  consent.grant('map');
  const run = vi.fn(() => {
    throw new Error('broken');
  });
  const end = gate(consent, 'map', run);
  expect(error).toHaveBeenCalledOnce();
  end();
  consent.revoke('map');
  consent.grant('map');
  expect(run).toHaveBeenCalledOnce();
  error.mockRestore();
});

test('one question at a time: neither a start, an opening, an answer nor an end leaves another timer', () => {
  const { consent, due, pass, show } = openPage();
  expect(consent.getState()).toMatchObject({ status: 'unasked', changed: [], unreached: [] });
  consent.start();
  consent.start();
  show('storage', { key: 'consent.state' });
  expect(due.size).toBe(1);
  consent.open();
  expect(due.size).toBe(0);
  expect(consent.getState()).toMatchObject({ status: 'asking', view: 'settings' });
  show('storage', { key: 'another' });
  consent.declineAll();
  consent.reset();
  consent.reset();
  expect(due.size).toBe(1);
  consent.acceptAll();
  expect(due.size).toBe(0);
  consent.reset();
  consent.stop();
  expect(due.size).toBe(0);
  pass();
  expect(consent.getState().status).toBe('unasked');
});

test('a page that has stopped gets no events of other tabs or of services', () => {
  const storage = memoryStorage();
  const unfollow = vi.fn();
  const preferences = { read: () => null, subscribe: () => unfollow };
  const { consent, show } = openPage({ storage, preferences });
  consent.start();
  consent.stop();
  expect(unfollow).toHaveBeenCalledOnce();
  openPage({ storage }).consent.acceptAll();
  show('storage', { key: 'consent.state' });
  expect(consent.has('map')).toBe(false);
  openPage().consent.stop();
});

test('while the question is open, an item allowed in another tab applies, and the draft stays', () => {
  const storage = memoryStorage();
  const { consent, show } = openPage({ storage });
  consent.start();
  consent.open();
  consent.accept('count');
  openPage({ storage }).consent.grant('map');
  show('storage', { key: 'consent.state' });
  expect(consent.getState()).toMatchObject({
    status: 'asking',
    view: 'settings',
    saved: { map: true, count: false },
    draft: { map: false, count: true },
  });
});

test('the settings of the first question begin with items that were allowed before, or at a placeholder', () => {
  const { consent, pass } = openPage();
  consent.start();
  consent.grant('map');
  pass();
  consent.grant('count');
  consent.show('settings');
  expect(consent.getState().draft).toMatchObject({ map: true, count: true });
  consent.save();
  expect([consent.has('map'), consent.has('count')]).toEqual([true, true]);
});

test('opening the settings begins with the decision in force, and closing discards the draft', () => {
  const shown: string[] = [];
  const { consent } = openPage({ sinks: [(decision) => void shown.push(decision.shown)] });
  consent.acceptAll({ type: 'click' });
  consent.open('intro');
  expect(consent.getState()).toMatchObject({ status: 'revising', view: 'intro' });
  consent.show('settings');
  consent.decline('map');
  expect(consent.getState()).toMatchObject({ view: 'settings', draft: { map: false } });
  consent.close();
  expect(consent.getState()).toMatchObject({ status: 'settled', draft: { map: true } });
  consent.decline('map');
  consent.open();
  expect(consent.getState().draft).toMatchObject({ map: true, session: true });
  consent.declineCategory('required');
  expect(consent.getState().draft).toMatchObject({ session: true });
  consent.save('the texts');
  expect(shown).toEqual(['', 'the texts']);
});

test('revoking one item on a later page leaves the decisions about the others', () => {
  const storage = memoryStorage();
  const actions: string[] = [];
  const sinks = [({ action }: { action: string }) => void actions.push(action)];
  openPage({ storage, sinks }).consent.acceptAll();
  expect(storage.kept.get('consent.all')).toBe('true');
  const { consent } = openPage({ storage, sinks, clock: fixed(1_701_000_000_000) });
  consent.start();
  consent.revoke('map');
  expect(storage.kept.get('consent.all')).toBe('false');
  const next = openPage({ storage, sinks }).consent;
  next.start();
  expect(next.getState().saved).toMatchObject({ map: false, count: true });
  next.revoke('unknown');
  next.grant('session');
  next.save();
  expect(actions).toEqual(['accept-all', 'save', 'save']);
  next.reset();
  expect(storage.kept.get('consent.show')).toBe('true');
});

test('declining on an older page reaches an item that only newer ones have', () => {
  const storage = memoryStorage();
  const old = openPage({ storage });
  old.consent.start();
  const more: ConsentItem[] = [...items, { id: 'chat', name: 'Chat' }];
  openPage({ storage, items: more, clock: fixed(1_700_000_000_005) }).consent.acceptAll();
  for (let at = 0; at < 9; at++) old.show('storage', { key: 'consent.state' });
  old.consent.declineAll();
  const next = openPage({ storage, items: more, clock: fixed(1_701_000_000_000) }).consent;
  next.start();
  expect(next.getState()).toMatchObject({ status: 'settled', saved: { chat: false, map: false } });
});

test('a clock that was set back does not expire a decision', () => {
  const storage = memoryStorage();
  openPage({ storage, clock: fixed(1_701_000_000_000) }).consent.acceptAll();
  const changed = items.map((item) => (item.id === 'map' ? { ...item, url: 'https://x' } : item));
  const { consent } = openPage({ storage, items: changed, clock: fixed(1_700_000_000_000) });
  consent.start();
  expect(consent.getState()).toMatchObject({ status: 'unasked', changed: ['map'] });
});

function fixed(time: number) {
  return { now: () => time, setTimeout: () => null, clearTimeout: () => {} };
}

test('only categories with offered items are shown, in their order [R4.4]', () => {
  const more: ConsentItem[] = [
    { id: 'a', name: 'A' },
    ...items,
    { id: 'b', name: 'B', active: false },
  ];
  expect(
    groupItems(more).map(({ category, items: own }) => [category, own.map(({ id }) => id)]),
  ).toEqual([
    ['required', ['session']],
    ['functional', ['map']],
    ['analytics', ['count']],
    ['others', ['a']],
  ]);
  expect(groupItems(items.slice(0, 1))).toHaveLength(1);
  const open = (['unasked', 'asking', 'settled', 'revising'] as const).filter(isOpen);
  expect(open).toEqual(['asking', 'revising']);
});

test('a proof that the page could not send is sent by the next page, once, and rubbish is not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const storage = memoryStorage();
  const sent: Partial<ConsentProof>[] = [];
  const offline = createReporter({
    storage,
    pauses: [],
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  const decision = {
    map: { map: true },
    revision: '',
    time: 0,
    action: 'save' as const,
    shown: 'x',
  };
  await offline(decision);
  storage.kept.set('consent.unsent', `{ "cut\n${storage.kept.get('consent.unsent')}null\n`);
  const fetch: typeof globalThis.fetch = async (_path, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json({ id: 'from-the-log' }, { status: 201 });
  };
  await createReporter({ storage, fetch, texts: () => 'another page' })();
  await createReporter({ storage, fetch })();
  expect(sent).toMatchObject([{ map: { map: true }, action: 'save' }]);
  expect(storage.kept.get('consent.id')).toBe('from-the-log');
  expect(storage.kept.has('consent.unsent')).toBe(false);
  // However long nothing can be sent, so much waits at most.
  for (let time = 1; time < 99; time++)
    await offline({ ...decision, time, shown: 'x'.repeat(999) });
  expect(storage.kept.get('consent.unsent')?.length).toBeLessThanOrEqual(50_000);
  warn.mockRestore();
});

test('a proof is sent even if the browser refuses locks and storage', async () => {
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: denied } });
  onTestFinished(() => void vi.unstubAllGlobals());
  const fetch = vi.fn(async () => Response.json({ id: 'from-the-log' }, { status: 201 }));
  const decision = { map: {}, revision: '', time: 0, action: 'save' as const, shown: 'x' };
  await createReporter({ fetch, storage: null })(decision);
  expect(fetch).toHaveBeenCalledOnce();
});

test('a storage that refuses deletions does not send a proof repeatedly', async () => {
  const line = JSON.stringify({ map: {}, revision: '', time: 0, action: 'save', shown: 'x' });
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = { getItem: () => `${line}\n${line}2\n`, setItem: refuse, removeItem: refuse };
  let sent = 0;
  const fetch = async () => {
    if (++sent > 5) throw new Error('It goes on and on');
    return new Response(null, { status: 204 });
  };
  await createReporter({ fetch, storage, pauses: [] })();
  expect(sent).toBe(1);
});
