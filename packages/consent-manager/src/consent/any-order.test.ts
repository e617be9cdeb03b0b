import {
  type ConsentItem,
  type ConsentJar,
  type ConsentProof,
  createConsent,
  createReporter,
} from '@praxiskit/consent-manager';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

const items: ConsentItem[] = [
  { id: 'session', name: 'Session', category: 'required', cookies: ['session'] },
  { id: 'map', name: 'Map', category: 'functional', cookies: ['map'] },
  { id: 'video', name: 'Video', category: 'functional', cookies: ['video', 'both'] },
  { id: 'count', name: 'Count', category: 'analytics', cookies: ['count*', 'both'] },
];
const ids = ['map', 'video', 'count'];

/** One storage of two tabs: each gets an event for the other's writes. */
function createBrowser() {
  const kept = new Map<string, string>();
  const tabs: EventTarget[] = [];
  let now = 1_700_000_000_000;
  const cookies = new Set<string>();
  const jar: ConsentJar = {
    names: () => [...cookies],
    remove: (name) => void cookies.delete(name),
  };
  function openTab() {
    const own = new EventTarget();
    tabs.push(own);
    const notify = (key: string) => {
      if (key !== 'consent.state') return;
      for (const tab of tabs) {
        if (tab !== own) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string) {
        kept.set(key, value);
        notify(key);
      },
      removeItem(key: string) {
        if (kept.delete(key)) notify(key);
      },
    };
    const due = new Set<() => void>();
    const clock = {
      now: () => ++now,
      setTimeout(work: () => void) {
        due.add(work);
        return work;
      },
      clearTimeout: (work: unknown) => void due.delete(work as () => void),
    };
    const consent = createConsent({ items, storage, cookies: jar, clock, tabs: own });
    consent.start();
    const pass = () => {
      for (const work of [...due]) {
        due.delete(work);
        work();
      }
    };
    const end = () => {
      consent.stop();
      tabs.splice(tabs.indexOf(own), 1);
    };
    return { consent, pass, end };
  }
  return { openTab, cookies };
}

/** The visitor's answers, and nothing else. */
interface Model {
  allowed: Set<string>;
  isAnswered: boolean;
  /** Also about single items. */
  hasDecided: boolean;
}

const acts = {
  acceptAll: (model: Model) => {
    for (const id of ids) model.allowed.add(id);
    model.isAnswered = true;
  },
  declineAll: (model: Model) => {
    model.allowed.clear();
    model.isAnswered = true;
  },
  reset: (model: Model) => {
    model.allowed.clear();
    model.isAnswered = false;
  },
} as const;

const act = fc.oneof(
  fc.record({ type: fc.constantFrom('acceptAll', 'declineAll', 'reset', 'wait', 'open', 'close') }),
  fc.record({ type: fc.constantFrom('reload', 'cookies') }),
  fc.record({
    type: fc.constantFrom('grant', 'revoke', 'accept', 'decline'),
    id: fc.constantFrom(...ids, 'session', 'unknown'),
  }),
  fc.record({ type: fc.constant('save' as const) }),
);

test('after any order of consents, withdrawals and answers in two tabs, each tab runs by the last decision', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(1), act), { maxLength: 25 }), (steps) => {
      const { openTab, cookies } = createBrowser();
      const open = [openTab(), openTab()];
      const model: Model = { allowed: new Set(), isAnswered: false, hasDecided: false };
      for (const [at, step] of steps) {
        const tab = open[at] as (typeof open)[0];
        const { consent } = tab;
        const id = 'id' in step ? step.id : '';
        const known = ids.includes(id);
        if (step.type === 'acceptAll' || step.type === 'declineAll' || step.type === 'reset') {
          acts[step.type](model);
          consent[step.type]();
        } else if (step.type === 'save') {
          const { draft } = consent.getState();
          model.allowed = new Set(ids.filter((one) => draft[one]));
          model.isAnswered = true;
          consent.save();
        } else if (step.type === 'grant') {
          if (known) model.allowed.add(id);
          consent.grant(id);
        } else if (step.type === 'revoke') {
          model.allowed.delete(id);
          consent.revoke(id);
        } else if (step.type === 'accept' || step.type === 'decline') {
          consent[step.type](id);
        } else if (step.type === 'open') consent.open();
        else if (step.type === 'close') {
          if (consent.getState().status === 'revising') consent.close();
        } else if (step.type === 'wait') tab.pass();
        else if (step.type === 'cookies') {
          for (const name of ['session', 'map', 'video', 'count_1', 'both']) cookies.add(name);
        } else {
          tab.end();
          open[at] = openTab();
        }
        for (const { consent: one } of open) {
          expect(ids.filter((name) => one.has(name))).toEqual(
            ids.filter((name) => model.allowed.has(name)),
          );
          expect(one.has('session')).toBe(true);
          const { status } = one.getState();
          expect(['settled', 'revising'].includes(status)).toBe(model.isAnswered);
        }
        const isSingle = known && (step.type === 'grant' || step.type === 'revoke');
        const isDecision = ['acceptAll', 'declineAll', 'save'].includes(step.type) || isSingle;
        if (isDecision || (step.type === 'reset' && model.hasDecided)) {
          const may = items.filter(({ id: one }) => one === 'session' || model.allowed.has(one));
          const names = may.flatMap(({ cookies: own = [] }) => own.map(String));
          const isOwned = (name: string) =>
            names.includes(name) || (name === 'count_1' && names.includes('count*'));
          expect([...cookies].filter((name) => !isOwned(name))).toEqual([]);
        }
        if (isDecision) model.hasDecided = true;
        if (step.type === 'reset') model.hasDecided = false;
      }
    }),
    { numRuns: 300 },
  );
});

test('each proof is kept once, in order, under the id that the log gave, whatever fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answers = fc.array(fc.constantFrom(204, 503, 429, 0), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      answers,
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      async (fates, count, hasStorage) => {
        const kept: Partial<ConsentProof>[] = [];
        const map = new Map<string, string>();
        const storage = hasStorage
          ? {
              getItem: (key: string) => map.get(key) ?? null,
              setItem: (key: string, value: string) => void map.set(key, value),
              removeItem: (key: string) => void map.delete(key),
            }
          : null;
        const left = [...fates];
        const fetch: typeof globalThis.fetch = async (_path, init) => {
          const fate = left.shift() ?? 204;
          if (fate === 0) throw new TypeError('offline');
          if (fate !== 204) return new Response(null, { status: fate });
          const proof: Partial<ConsentProof> = JSON.parse(String(init?.body));
          kept.push(proof);
          return proof.id
            ? new Response(null, { status: 204 })
            : Response.json({ id: 'given-by-the-log' }, { status: 201 });
        };
        const page = () =>
          createReporter({ fetch, storage, pauses: hasStorage ? [] : Array(12).fill(0) });
        let report = page();
        for (let at = 0; at < count; at++) {
          await report({
            map: { [`item-${at}`]: true },
            revision: '',
            time: at,
            action: 'save',
            shown: 'x',
          });
          if (hasStorage) report = page();
        }
        // Later pages send what is left.
        for (let at = 0; at <= fates.length; at++) await page()();
        expect(kept.map(({ map }) => Object.keys(map ?? {})[0])).toEqual(
          Array.from({ length: count }, (_, at) => `item-${at}`),
        );
        expect(kept.slice(1).every(({ id }) => id === 'given-by-the-log')).toBe(true);
        expect(map.has('consent.unsent')).toBe(false);
      },
    ),
    { numRuns: 100 },
  );
  warn.mockRestore();
});
