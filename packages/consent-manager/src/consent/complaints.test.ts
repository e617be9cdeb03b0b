import {
  type ConsentDecision,
  type ConsentItem,
  type ConsentJar,
  createConsent,
  createDocumentCookies,
  createReporter,
  createStorageKeys,
  gate,
  globalPrivacyControl,
  type PreferenceSource,
} from '@praxiskit/consent-manager';
import { describe, expect, test, vi } from 'vitest';

/** Faults that users of other consent managers report, and faults of an earlier form of this one. */

const items: ConsentItem[] = [
  { id: 'session', name: 'Session', category: 'required', cookies: ['session'] },
  { id: 'osm', name: 'OpenStreetMap', category: 'functional', cookies: ['_osm'] },
  { id: 'video', name: 'Video', category: 'functional', storage: ['yt-*'] },
  { id: 'count', name: 'Visit counts', category: 'analytics', cookies: [/^_ga/g] },
];

function memoryStorage() {
  const map = new Map<string, string>();
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

/** Like the browser's, whose keys are its own properties. */
function pageStorage(values: Record<string, string>): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => delete storage[key],
  });
  return Object.assign(storage, values);
}

function jar(...names: string[]): ConsentJar {
  const present = new Set(names);
  return { names: () => [...present], remove: (name) => void present.delete(name) };
}

let now = 1_700_000_000_000;

/** A page that is loaded a second after the one before it. */
function openPage(more: Partial<Parameters<typeof createConsent>[0]> = {}) {
  now += 1000;
  let due: { at: number; work: () => void }[] = [];
  const clock = {
    now: () => now,
    setTimeout: (work: () => void, ms: number) => due.push({ at: now + ms, work }),
    clearTimeout: () => {
      due = [];
    },
  };
  /** In steps: a busy visitor is asked about again and again. */
  const pass = (ms: number) => {
    for (const end = now + ms; now < end; ) {
      now = Math.min(end, now + 100);
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { work } of ready) work();
    }
  };
  const decisions: ConsentDecision[] = [];
  const tabs = new EventTarget();
  const storage = more.storage ?? memoryStorage();
  const consent = createConsent({
    items,
    storage,
    clock,
    tabs,
    cookies: jar(),
    sinks: [(decision) => void decisions.push(decision)],
    ...more,
  });
  const storageEvent = () =>
    tabs.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent.state' }));
  return { consent, decisions, pass, storageEvent, storage };
}

describe('complaints about other consent managers', () => {
  test('cookies survive on subdomains: each parent domain and path is tried [R4.11D]', () => {
    const written: string[] = [];
    const page = {
      location: { hostname: 'www.praxis.example.de', pathname: '/preise/botox' },
      get cookie() {
        return '_ga=1';
      },
      set cookie(value: string) {
        written.push(value);
      },
    };
    createDocumentCookies(page).remove('_ga');
    for (const domain of ['; domain=www.praxis.example.de', '; domain=example.de', '']) {
      for (const path of ['/', '/preise', '/preise/', '/preise/botox']) {
        expect(written).toContain(`_ga=x; max-age=0; path=${path}${domain}`);
      }
    }
  });

  test('a choice that was made before a listener attaches is not lost', () => {
    const { consent } = openPage();
    consent.start();
    consent.acceptAll();
    const heard: boolean[] = [];
    consent.watch('osm', (isGranted) => void heard.push(isGranted));
    consent.declineAll();
    expect(heard).toEqual([true, false]);
  });

  test('clearing cookies does not delete the consent’s own record', () => {
    const greedy = items.map((item) => (item.id === 'video' ? { ...item, storage: [/./] } : item));
    const storage = pageStorage({ 'yt-player': '1' });
    const keys = createStorageKeys([() => storage]);
    openPage({ storage, keys, items: greedy }).consent.declineAll();
    expect(storage.getItem('consent.state')).not.toBe(null);
    expect(storage.getItem('yt-player')).toBe(null);
  });

  test('a rejection is kept', () => {
    const { consent, storage } = openPage();
    consent.start();
    consent.declineAll();
    const next = openPage({ storage });
    next.consent.start();
    next.pass(20_000);
    expect(next.consent.getState()).toMatchObject({ status: 'settled', saved: { osm: false } });
  });

  test('nothing is saved without "save"', () => {
    const { consent, decisions, storage } = openPage();
    consent.start();
    consent.open('settings');
    consent.acceptCategory('functional');
    consent.show('intro');
    consent.close();
    expect(decisions).toEqual([]);
    expect(storage?.getItem('consent.state')).toBe(null);
    expect(consent.has('osm')).toBe(false);
  });

  test('a tab that came back from the back/forward cache is not stale', () => {
    const { consent, storage } = openPage({ tabs: undefined as never });
    consent.start();
    const tabs = new EventTarget();
    const frozen = openPage({ storage, tabs });
    frozen.consent.start();
    consent.acceptAll();
    frozen.consent.stop();
    frozen.consent.start();
    expect(frozen.consent.has('osm')).toBe(true);
    consent.declineAll();
    tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(frozen.consent.has('osm')).toBe(true);
    tabs.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(frozen.consent.has('osm')).toBe(false);
  });

  test('Global Privacy Control is honoured: the visitor is not asked, and nothing optional runs', () => {
    const preferences = globalPrivacyControl({ globalPrivacyControl: true });
    const { consent, pass } = openPage({ preferences });
    consent.start();
    pass(20_000);
    expect(consent.getState()).toMatchObject({ status: 'settled', record: null });
    expect(consent.has('count')).toBe(false);
    // What the visitor allows on the site itself counts before the signal.
    consent.grant('osm');
    expect(consent.has('osm')).toBe(true);
    expect(globalPrivacyControl({}).read(items)).toBe(null);
  });
});

describe('faults of an earlier version', () => {
  test('a saved consent runs, whichever of start and watch comes first', () => {
    const { consent, storage } = openPage();
    consent.acceptAll();
    for (const order of ['start first', 'watch first']) {
      const next = openPage({ storage }).consent;
      const run = vi.fn();
      if (order === 'start first') next.start();
      gate(next, 'count', run);
      if (order === 'watch first') next.start();
      expect(run, order).toHaveBeenCalledOnce();
    }
  });

  test('granting one item decides nothing else, and the first question still comes', () => {
    const { consent, decisions, pass, storage } = openPage();
    consent.start();
    consent.grant('osm', 'Karte laden');
    expect(consent.getState().saved).toMatchObject({ osm: true, video: false, count: false });
    expect(decisions).toEqual([
      {
        action: 'save',
        map: { osm: true },
        revision: expect.stringMatching(/^osm:1-\w+$/),
        time: expect.any(Number),
        shown: 'Karte laden',
      },
    ]);
    expect(storage?.getItem('consent.session')).toBe('false');
    pass(3000);
    expect(consent.getState()).toMatchObject({ status: 'asking', changed: [] });
    const next = openPage({ storage });
    next.consent.start();
    expect(next.consent.has('osm')).toBe(true);
    next.pass(3000);
    expect(next.consent.getState().status).toBe('asking');
  });

  test('granting or revoking one item puts no unsaved draft into force, and keeps it', () => {
    const { consent } = openPage();
    consent.start();
    consent.acceptAll();
    consent.open();
    consent.declineCategory('functional');
    consent.accept('count');
    const { draft } = consent.getState();
    consent.revoke('count');
    expect(consent.getState().saved).toMatchObject({ osm: true, video: true, count: false });
    expect(consent.getState()).toMatchObject({ status: 'revising', draft });
  });

  test('decisions of newer pages are neither overwritten by an older tab nor asked again', () => {
    const { consent: old, storage, pass, storageEvent, decisions } = openPage();
    old.start();
    const newer = items.map((item) =>
      item.id === 'osm' ? { ...item, url: 'https://maps.example/privacy' } : item,
    );
    const page = openPage({ storage, items: newer });
    page.consent.start();
    page.consent.acceptAll();
    storageEvent();
    pass(20_000);
    // The old page does not run what it knows only by its older description.
    expect(old.getState()).toMatchObject({ status: 'settled', saved: { osm: false, count: true } });
    const revision = () => JSON.parse(storage?.getItem('consent.state') ?? '').revision;
    const before = revision();
    old.open();
    old.accept('osm');
    old.decline('count');
    old.save();
    expect(revision()).toBe(before);
    // The proof is of what this page has shown.
    expect(decisions.at(-1)?.revision).not.toBe(before);
    const later = openPage({ storage, items: newer }).consent;
    later.start();
    expect(later.getState()).toMatchObject({
      status: 'settled',
      saved: { osm: true, count: false },
    });
    // Declining reaches everything, from any page.
    old.declineAll();
    const last = openPage({ storage, items: newer }).consent;
    last.start();
    expect(last.getState()).toMatchObject({ status: 'settled', saved: { osm: false } });
  });

  test('a lower version never asks, however its page was loaded', () => {
    const raised = items.map((item) => (item.id === 'osm' ? { ...item, version: 2 } : item));
    const { consent, storage } = openPage({ items: raised });
    consent.acceptAll();
    const rolledBack = openPage({ storage });
    rolledBack.consent.start();
    rolledBack.pass(20_000);
    expect(rolledBack.consent.getState().status).toBe('settled');
  });

  test('where nothing optional is offered, nothing is asked', () => {
    const required = items.map((item) =>
      item.category === 'required' ? item : { ...item, active: false },
    );
    const { consent, pass } = openPage({ items: required });
    consent.start();
    pass(20_000);
    expect(consent.getState().status).toBe('settled');
  });

  test('a decision in another tab does not take the settings from under the visitor’s hand', () => {
    const { consent, storage, storageEvent } = openPage();
    consent.start();
    consent.acceptAll();
    consent.open();
    consent.decline('count');
    openPage({ storage }).consent.declineAll();
    storageEvent();
    expect(consent.getState()).toMatchObject({
      status: 'revising',
      saved: { osm: false },
      draft: { osm: true, count: false },
    });
  });

  test('a listener that throws keeps no other from its choice, nor the proof from its sink', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { consent, decisions } = openPage();
    consent.subscribe(() => {
      throw new Error('broken');
    });
    const run = vi.fn();
    gate(consent, 'osm', run);
    consent.acceptAll();
    expect(run).toHaveBeenCalledOnce();
    expect(decisions).toHaveLength(1);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });

  test('cookies that came on another path are cleared where they can be seen', () => {
    const { consent, storage } = openPage();
    consent.declineAll();
    const cookies = jar('_ga_1', '_ga_2', 'session');
    openPage({ storage, cookies }).consent.start();
    expect(cookies.names()).toEqual(['session']);
  });

  test('a record from before items had editions asks again, whatever its hashes begin with', () => {
    const storage = memoryStorage();
    const map = { session: true, osm: true, video: true, count: true };
    const revision = 'count:9x.osm:7123456.session:1a.video:abc';
    storage.setItem('consent.state', JSON.stringify({ map, revision, time: now, id: 'visitor-1' }));
    const { consent, pass } = openPage({ storage });
    consent.start();
    expect(consent.has('osm')).toBe(false);
    pass(3000);
    const changed = ['osm', 'video', 'count'];
    expect(consent.getState()).toMatchObject({ status: 'asking', changed });
  });

  test('storage that is full of rubbish asks as at first', () => {
    for (const rubbish of ['[]', '{"map":[],"revision":1}', '{"map":{"osm":1}}', 'true', '{']) {
      const storage = memoryStorage();
      storage.setItem('consent.state', rubbish);
      const { consent, pass } = openPage({ storage });
      consent.start();
      pass(3000);
      expect(consent.getState().status, rubbish).toBe('asking');
    }
  });
});

test('a service that manages consent answers in the visitor’s place, and may change its answer', () => {
  let answer: ReturnType<PreferenceSource['read']> = null;
  let notify = () => {};
  const preferences: PreferenceSource = {
    read: () => answer,
    subscribe(listener) {
      notify = listener;
      return () => {
        notify = () => {};
      };
    },
  };
  const { consent, pass } = openPage({ preferences });
  consent.start();
  answer = { osm: true, video: false, count: false };
  notify();
  pass(20_000);
  expect(consent.getState()).toMatchObject({
    status: 'settled',
    saved: { osm: true, count: false },
  });
  answer = { osm: false };
  notify();
  pass(3000);
  expect(consent.getState()).toMatchObject({ status: 'asking', saved: { osm: false } });
});

test('code behind a gate runs once, is ended by a withdrawal, and runs again', () => {
  const { consent } = openPage();
  const log: string[] = [];
  const end = gate(consent, 'osm', () => {
    log.push('run');
    return () => void log.push('end');
  });
  consent.acceptAll();
  consent.acceptAll();
  consent.revoke('osm');
  consent.revoke('osm');
  consent.grant('osm');
  end();
  consent.declineAll();
  expect(log).toEqual(['run', 'end', 'run', 'end']);
});

test('a proof that was not kept is sent again, after a pause, in the order of decisions', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answers: (number | Error)[] = [503, new TypeError('offline'), 204, 429, 204, 400];
  const sent: string[] = [];
  const report = createReporter({
    pauses: [0, 0],
    fetch: async (_path, init) => {
      sent.push(JSON.parse(String(init?.body)).action);
      const answer = answers.shift() ?? 204;
      if (answer instanceof Error) throw answer;
      return new Response(null, { status: answer });
    },
  });
  const decision = { map: {}, revision: 'osm:1', time: 0, shown: 'all' };
  void report({ ...decision, action: 'save' });
  void report({ ...decision, action: 'accept-all' });
  await report({ ...decision, action: 'decline-all' });
  expect(sent).toEqual(['save', 'save', 'save', 'accept-all', 'accept-all', 'decline-all']);
  // What the log refuses stays refused.
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('the proof is of the texts that were shown, on plain HTTP too', async () => {
  const hashes = new Set<string>();
  const report = createReporter({
    texts: () => 'not these',
    fetch: async (_path, init) => {
      hashes.add(JSON.parse(String(init?.body)).texts);
      return new Response(null, { status: 204 });
    },
  });
  const decision: ConsentDecision = {
    map: {},
    revision: '',
    time: 0,
    action: 'save',
    shown: 'these',
  };
  await report(decision);
  vi.stubGlobal('crypto', {});
  await report(decision);
  vi.unstubAllGlobals();
  // SHA-256 of 'these'.
  expect([...hashes]).toEqual([
    (await import('node:crypto')).createHash('sha256').update('these').digest('hex'),
  ]);
});
