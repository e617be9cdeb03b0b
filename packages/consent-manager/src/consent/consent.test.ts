import {
  type ConsentItem,
  createConsent,
  createReporter,
  describeItems,
  isOpen,
  knownFacts,
  knownItems,
  switchState,
} from '@praxiskit/consent-manager';
import { describe, expect, test } from 'vitest';

const items: ConsentItem[] = [
  { id: 'session', name: 'Session', category: 'required', cookies: ['session', 'next-auth.*'] },
  { id: 'osm', name: 'OpenStreetMap', category: 'functional', cookies: ['_osm_*'] },
  { id: 'maps', name: 'Maps', category: 'functional', cookies: [/^NID$/] },
  { id: 'count', name: 'Visit counts', category: 'analytics', cookies: ['_ga'] },
  { id: 'video', name: 'Video', active: false },
];

function memoryStorage(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** A clock that moves only when the test calls `pass`. */
function createManualClock() {
  let now = 1_700_000_000_000;
  let timers: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    setTimeout(work: () => void, ms: number) {
      const timer = { at: now + ms, work };
      timers.push(timer);
      return timer;
    },
    clearTimeout(timer: unknown) {
      timers = timers.filter((one) => one !== timer);
    },
    pass(ms: number) {
      now += ms;
      const due = timers.filter((one) => one.at <= now);
      timers = timers.filter((one) => one.at > now);
      for (const { work } of due) work();
    },
  };
}

function cookieJar(...names: string[]) {
  const present = new Set(names);
  return { names: () => [...present], remove: (name: string) => void present.delete(name) };
}

function setUp(more: Partial<Parameters<typeof createConsent>[0]> = {}) {
  const storage = memoryStorage();
  const clock = createManualClock();
  const cookies = cookieJar();
  const consent = createConsent({ items, storage, clock, cookies, ...more });
  return { consent, storage, clock, cookies };
}

describe('asking', () => {
  test('the question shows after 3000 ms and not a millisecond earlier [R4.1] [R4.9] [R9.2]', () => {
    const { consent, clock } = setUp();
    consent.start();
    clock.pass(2999);
    expect(isOpen(consent.getState().status)).toBe(false);
    clock.pass(1);
    expect(consent.getState()).toMatchObject({ status: 'asking', view: 'intro' });
  });

  test('the question waits as long as the visitor is busy [R4.1D]', () => {
    let isBusy = true;
    const { consent, clock } = setUp({ isBusy: () => isBusy });
    consent.start();
    clock.pass(3000);
    for (let times = 0; times < 300; times++) clock.pass(100);
    expect(isOpen(consent.getState().status)).toBe(false);
    isBusy = false;
    clock.pass(100);
    expect(consent.getState().status).toBe('asking');
  });

  test('at first only the required items are allowed [R4.9]', () => {
    const { consent } = setUp();
    consent.start();
    expect(consent.getState().saved).toEqual({
      session: true,
      osm: false,
      maps: false,
      count: false,
    });
    expect(consent.has('session')).toBe(true);
    expect(consent.has('osm')).toBe(false);
  });

  test('a visitor who has decided is not asked again', () => {
    const { consent, storage } = setUp();
    consent.start();
    consent.declineAll();
    const again = setUp({ storage });
    again.consent.start();
    again.clock.pass(10_000);
    expect(again.consent.getState().status).toBe('settled');
  });

  test('with damaged storage the visitor is asked again', () => {
    const { consent, clock } = setUp({
      storage: memoryStorage({ 'consent.state': '{"map":{"osm":"yes"}}' }),
    });
    consent.start();
    clock.pass(3000);
    expect(consent.getState().status).toBe('asking');
  });

  test('with storage that throws nothing is remembered, and the page works', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const storage = { getItem: refuse, setItem: refuse, removeItem: refuse };
    const { consent } = setUp({ storage });
    consent.start();
    consent.acceptAll();
    expect(consent.has('osm')).toBe(true);
  });
});

describe('choosing', () => {
  test('accepting one item changes the draft and nothing else until it is saved [R4.10]', () => {
    const { consent } = setUp();
    consent.start();
    consent.accept('osm');
    expect(consent.getState().draft.osm).toBe(true);
    expect(consent.has('osm')).toBe(false);
    consent.save();
    expect(consent.has('osm')).toBe(true);
    expect(consent.has('maps')).toBe(false);
  });

  test('a category is accepted and declined as a whole [R4.5] [R4.10]', () => {
    const { consent } = setUp();
    consent.acceptCategory('functional');
    expect(consent.getState().draft).toMatchObject({ osm: true, maps: true, count: false });
    consent.declineCategory('functional');
    expect(consent.getState().draft).toMatchObject({ osm: false, maps: false });
  });

  test('a category is on with all, off with none, else mixed [R4.5]', () => {
    const both = items.filter((item) => item.category === 'functional');
    expect(switchState(both, {})).toBe('off');
    expect(switchState(both, { osm: true })).toBe('mixed');
    expect(switchState(both, { osm: true, maps: true })).toBe('on');
  });

  test('required items cannot be declined [R4.6]', () => {
    const { consent } = setUp();
    consent.decline('session');
    consent.declineCategory('required');
    consent.save();
    expect(consent.has('session')).toBe(true);
  });

  test('a required item that is not offered is not allowed, and its cookies are cleared [R4.6] [R4.12]', () => {
    const cookies = cookieJar('session', 'old');
    const former: ConsentItem = { id: 'old', name: 'Old', category: 'required', cookies: ['old'] };
    const { consent } = setUp({ items: [...items, { ...former, active: false }], cookies });
    expect(consent.has('old')).toBe(false);
    consent.acceptAll();
    expect(consent.has('old')).toBe(false);
    expect(cookies.names()).toEqual(['session']);
  });

  test('closing saves nothing', () => {
    const { consent, storage } = setUp();
    consent.start();
    consent.declineAll();
    const before = storage.map.get('consent.state');
    consent.open('settings');
    consent.accept('count');
    consent.close();
    expect(consent.has('count')).toBe(false);
    expect(consent.getState().draft.count).toBe(false);
    expect(storage.map.get('consent.state')).toBe(before);
  });
});

describe('deciding', () => {
  test('accept all allows every active item and closes [R4.10]', () => {
    const { consent, clock } = setUp();
    consent.start();
    clock.pass(3000);
    consent.acceptAll();
    expect(consent.getState().status).toBe('settled');
    expect(consent.getState().saved).toEqual({ session: true, osm: true, maps: true, count: true });
    expect(consent.has('video')).toBe(false);
  });

  test('the state is stored under its four names [R4.8]', () => {
    const { consent, storage, clock } = setUp();
    consent.start();
    consent.acceptAll();
    expect(storage.map.get('consent.show')).toBe('false');
    expect(storage.map.get('consent.session')).toBe('true');
    expect(storage.map.get('consent.all')).toBe('true');
    expect(JSON.parse(storage.map.get('consent.state') ?? '')).toMatchObject({
      map: { session: true, osm: true },
      time: clock.now(),
    });
  });

  test('declining clears every cookie but the required items’ own [R4.11]', () => {
    const cookies = cookieJar('session', 'next-auth.csrf-token', '_ga', 'NID', 'stranger');
    const { consent } = setUp({ cookies });
    consent.start();
    consent.declineAll();
    expect(cookies.names()).toEqual(['session', 'next-auth.csrf-token']);
  });

  test('saving a choice clears the cookies of the items that were left off', () => {
    const cookies = cookieJar('_osm_totp', '_ga', 'stranger');
    const { consent } = setUp({ cookies });
    consent.accept('osm');
    consent.save();
    expect(cookies.names()).toEqual(['_osm_totp', 'stranger']);
  });

  test('a cookie that cannot be removed is named', () => {
    const cookies = { names: () => ['_ga'], remove: () => {} };
    const { consent } = setUp({ cookies });
    consent.declineAll();
    expect(consent.getState().unreached).toEqual(['_ga']);
  });

  test('a reset forgets the decision and asks again after the delay [R4.9]', () => {
    const { consent, storage, clock } = setUp();
    consent.start();
    consent.acceptAll();
    consent.reset();
    expect(consent.has('osm')).toBe(false);
    expect(storage.map.has('consent.state')).toBe(false);
    clock.pass(3000);
    expect(consent.getState().status).toBe('asking');
  });
});

describe('age', () => {
  const DAY = 86_400_000;

  test('a decision of twelve months ago is in force no longer, its cookies go, and it is asked again [R4.8D]', () => {
    const cookies = cookieJar('session', '_ga');
    const { consent, storage, clock } = setUp({ cookies });
    consent.start();
    consent.acceptAll();
    consent.stop();
    clock.pass(365 * DAY);
    const before = setUp({ storage, clock, cookies }).consent;
    before.start();
    expect(before.getState().status).toBe('settled');
    clock.pass(1);
    const after = setUp({ storage, clock, cookies }).consent;
    after.start();
    expect(after.getState()).toMatchObject({ status: 'unasked', record: null, changed: [] });
    expect(after.has('count')).toBe(false);
    expect(cookies.names()).toEqual(['session']);
    clock.pass(3000);
    expect(after.getState()).toMatchObject({ status: 'asking', view: 'intro' });
  });

  test('declining grows old, too; the site sets the age [R4.8D]', () => {
    const { consent, storage, clock } = setUp();
    consent.start();
    consent.declineAll();
    clock.pass(30 * DAY + 1);
    const still = setUp({ storage, clock }).consent;
    still.start();
    expect(still.getState().status).toBe('settled');
    const asked = setUp({ storage, clock, maxAge: 30 * DAY }).consent;
    asked.start();
    expect(asked.getState().status).toBe('unasked');
  });

  test('one item allowed in a page that was open all the time brings no old choice back [R4.8D]', () => {
    const { consent, storage, clock } = setUp();
    consent.start();
    consent.acceptAll();
    clock.pass(366 * DAY);
    consent.grant('osm');
    const next = setUp({ storage, clock }).consent;
    next.start();
    expect(next.has('osm')).toBe(true);
    expect(next.has('count')).toBe(false);
    clock.pass(3000);
    expect(next.getState().status).toBe('asking');
  });

  test('a decision of a clock that was years ahead does not last for years [R4.8D]', () => {
    const { consent, storage, clock } = setUp();
    consent.start();
    consent.acceptAll();
    const stored = JSON.parse(storage.map.get('consent.state') ?? '');
    storage.setItem('consent.state', JSON.stringify({ ...stored, time: clock.now() + 900 * DAY }));
    const next = setUp({ storage, clock }).consent;
    next.start();
    expect(next.has('osm')).toBe(false);
  });
});

describe('revision', () => {
  test('an item that loads from another host asks again: who provides it has changed', () => {
    const from = (host: string) => [{ id: 'map', name: 'Map', hosts: [`https://${host}`] }];
    const first = setUp({ items: from('tiles.example') });
    first.consent.start();
    first.consent.acceptAll();
    const second = setUp({ items: from('tiles.elsewhere.example'), storage: first.storage });
    second.consent.start();
    expect(second.consent.has('map')).toBe(false);
    expect(second.consent.getState().changed).toEqual(['map']);
    second.clock.pass(3000);
    expect(isOpen(second.consent.getState().status)).toBe(true);
  });

  test('a changed item asks again, is named, and is off until then', () => {
    const { consent, storage } = setUp();
    consent.start();
    consent.acceptAll();
    const changed = items.map((item) => (item.id === 'osm' ? { ...item, version: 2 } : item));
    const later = setUp({ storage, items: changed });
    later.consent.start();
    expect(later.consent.getState().changed).toEqual(['osm']);
    expect(later.consent.has('osm')).toBe(false);
    expect(later.consent.has('maps')).toBe(true);
    later.clock.pass(3000);
    expect(later.consent.getState().status).toBe('asking');
  });

  test('another language does not ask again', () => {
    const options = { maps: { osm: true, google: true }, analyticsId: 'G-1' };
    const { consent, storage } = setUp({ items: knownItems({ ...options, locale: 'de' }) });
    consent.start();
    consent.acceptAll();
    const english = setUp({ storage, items: knownItems({ ...options, locale: 'en' }) });
    english.consent.start();
    expect(english.consent.getState().status).toBe('settled');
  });
});

test('a withdrawal in one tab reaches the other', () => {
  const tabs = new EventTarget();
  const storage = memoryStorage();
  const here = setUp({ storage, tabs });
  here.consent.start();
  here.consent.acceptAll();
  const there = setUp({ storage });
  there.consent.start();
  there.consent.declineAll();
  expect(here.consent.has('osm')).toBe(true);
  tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent.state' }));
  expect(here.consent.has('osm')).toBe(false);
});

describe('known items', () => {
  const active = (options: Parameters<typeof knownItems>[0]) =>
    knownItems(options)
      .filter((item) => item.active !== false)
      .map((item) => item.id);

  test('the open map is offered, the maps service and analytics are not [R4.12]', () => {
    expect(active({})).toEqual([
      'session',
      'device',
      'choice',
      'language',
      'forms',
      'unsaved',
      'construction',
      'osm',
    ]);
  });

  test('analytics is offered with an analytics id [R4.12]', () => {
    expect(active({ analyticsId: 'G-123' })).toContain('analytics');
  });

  test('session cookies in every prefix belong to the required items [R4.13]', () => {
    const cookies = cookieJar(
      'session',
      'auth.session-token',
      'auth.callback-url',
      'next-auth.session-token',
      '__Secure-next-auth.session-token',
      '__Host-next-auth.csrf-token',
      'next-auth.device',
      'next-auth.typed',
      'locale',
      'construction_access',
      '_ga',
    );
    const { consent } = setUp({ items: knownItems({ analyticsId: 'G-123' }), cookies });
    consent.declineAll();
    expect(cookies.names()).not.toContain('_ga');
    expect(cookies.names()).toHaveLength(10);
  });
});

test('the proof carries the decision and the hash of the shown texts, and no more', async () => {
  const sent: unknown[] = [];
  const report = createReporter({
    fetch: async (_path, init) => {
      sent.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 204 });
    },
    texts: () => 'all that was shown',
  });
  const map = { osm: true };
  await report({ map, revision: 'osm:1', time: 0, action: 'save', shown: '' });
  expect(sent).toEqual([
    {
      revision: 'osm:1',
      map,
      action: 'save',
      texts: expect.stringMatching(/^[0-9a-f]{64}$/),
      time: '1970-01-01T00:00:00.000Z',
    },
  ]);
});

test('texts may be loaded later than the items, without asking the visitor again', () => {
  const options = { analyticsId: 'G-1' };
  const { consent, storage } = setUp({ items: knownFacts(options) });
  consent.acceptAll();
  consent.describe(describeItems(consent.items, 'de'));
  expect(consent.items).toEqual(knownItems({ ...options, locale: 'de' }));
  // A method that is passed on alone does the same.
  const { describe: describeAlone } = consent;
  describeAlone(describeItems(consent.items, 'en'));
  expect(consent.items).toEqual(knownItems({ ...options, locale: 'en' }));
  const next = setUp({ storage, items: knownItems(options) });
  next.consent.start();
  expect(next.consent.getState().status).toBe('settled');
});

test('an item of the site itself keeps the words that it came with', () => {
  const own = { id: 'video', name: 'Film', description: 'Zeigt einen Film.' };
  expect(describeItems([own, { id: 'unnamed' }], 'de')).toEqual([
    own,
    { id: 'unnamed', name: 'unnamed' },
  ]);
});

test('an item that could not be shown stops the start, and is named [R4.7]', () => {
  const start = (more: object) => () => setUp({ items: [...items, more as ConsentItem] });
  expect(start({ id: 'chat', name: 'Chat', category: 'optional' })).toThrow(
    'Consent item chat: optional is none of: required,functional,analytics,others',
  );
  expect(start({ id: 'osm', name: 'Another map' })).toThrow('Consent item osm: its id is taken');
  expect(start({ id: 'a.b', name: 'Chat' })).toThrow('Consent item a.b: an id is letters');
  // Without a category it is one of the others.
  expect(start({ id: 'chat', name: 'Chat' })).not.toThrow();
});
