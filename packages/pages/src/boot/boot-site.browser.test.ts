import { bootSite, type ClosedContext } from '@praxiskit/pages/client';
import { forgetListeners } from '@praxiskit/test-support/forget-listeners';
import { afterEach, expect, it, vi } from 'vitest';
import { runInline } from './inline.ts';

forgetListeners();

const guard = { allow: () => false };
const config = {
  build_id: 'a',
  responsive: { breakpoints: [] },
  animated_anchors: true,
  analytics_id: null,
};

/** The document as a server writes it. */
function serve(data: object, personal?: object): void {
  document.body.innerHTML = `<div id="root" data-start="on-demand"><button>Menü</button></div>
    <script type="application/json" id="page-data">${JSON.stringify({ ...data, locale: 'de', config })}</script>`;
  if (personal) {
    document.body.innerHTML += `<script type="application/json" id="personal-data">${JSON.stringify(personal)}</script>`;
  }
  runInline('/nowhere.js');
}

const button = () => document.querySelector('button') as HTMLButtonElement;

const fail = () => Promise.reject(new Error('Nobody expected this question'));

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.__early?.stop();
  delete window.__early;
  document.body.innerHTML = '';
});

it('a page begins without React, and hands its work over to React', async () => {
  serve({ kind: 'page', state: null, tag: 't' });
  const start = vi.fn(async () => {});
  const app = vi.fn(async () => ({ start }));
  const begin = vi.fn(() => 'begun');
  bootSite({ guard, app, begin });
  await vi.waitFor(() => expect(begin).toHaveBeenCalled());
  expect(begin).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ config, locale: 'de' }));
  expect(app).not.toHaveBeenCalled();
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ begun: 'begun' }));
});

it('a visitor who is faster than the idle time gets the page with all work done', async () => {
  vi.stubGlobal('requestIdleCallback', () => {});
  serve({ kind: 'page', state: null, tag: 't' });
  const order: string[] = [];
  bootSite({
    guard,
    app: async () => ({ start: async ({ begun }) => void order.push(`start with ${begun}`) }),
    begin({ later }) {
      later(() => order.push('later'));
      order.push('begin');
      return 'begun';
    },
    onEveryPage: () => void order.push('every page'),
  });
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(order).toHaveLength(4));
  expect(order).toEqual(['every page', 'begin', 'later', 'start with begun']);
});

it('a beginning that fails is tried again at the start, and is then an error', async () => {
  vi.stubGlobal('requestIdleCallback', () => {});
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  serve({ kind: 'page', state: null, tag: 't' });
  const start = vi.fn(async () => {});
  const begin = () => {
    throw new Error('no beginning');
  };
  bootSite({ guard, app: async () => ({ start }), begin });
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(error).toHaveBeenCalledWith(new Error('no beginning')));
  expect(reported).toHaveBeenCalledWith(new Error('no beginning'));
  expect(start).not.toHaveBeenCalled();
});

it('work without an action of the visitor wakes the page', async () => {
  serve({ kind: 'page', state: null, tag: 't' });
  const start = vi.fn(async () => {});
  let wake: (() => void) | undefined;
  bootSite({
    guard,
    app: async () => ({ start }),
    begin(context) {
      wake = context.wake;
    },
  });
  await vi.waitFor(() => expect(wake).toBeDefined());
  wake?.();
  await vi.waitFor(() => expect(start).toHaveBeenCalledOnce());
});

it('a closed page starts its gate, and repeats earlier actions of the visitor', async () => {
  serve({ kind: 'standalone', data: { construction_hash: null } });
  const begin = vi.fn();
  const onEveryPage = vi.fn();
  const clicked = vi.fn();
  const closed = async () => (context: ClosedContext) => {
    expect(context.root.id).toBe('root');
    expect(context.page.data).toEqual({ construction_hash: null });
    button().addEventListener('click', clicked);
    context.onHydrated();
  };
  button().click();
  expect(clicked).not.toHaveBeenCalled();
  bootSite({ guard, app: async () => ({ start: async () => {} }), begin, closed, onEveryPage });
  await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  // When the browser is idle, which may be later.
  await vi.waitFor(() => expect(onEveryPage).toHaveBeenCalledExactlyOnceWith(config));
  expect(begin).not.toHaveBeenCalled();
});

it('if the server did not know the visitor in time, visitor and page are requested again', async () => {
  serve({ kind: 'page', state: null, tag: 't' }, { session: null });
  const answers = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    async () => Response.json({ code: 'UNAVAILABLE' }, { status: 503 }),
    async () => Response.json({ personal: { session: null } }),
    async () => Response.json({ personal: { session: { expires: '2030' } } }),
  ];
  vi.useFakeTimers();
  const fetcher = vi.spyOn(window, 'fetch').mockImplementation(() => (answers.shift() ?? fail)());
  // Refuses the reload, so that the test stays in its document.
  const allow = vi.fn(() => false);
  bootSite({ guard: { allow }, app: async () => ({ start: async () => {} }), begin: () => {} });
  await vi.dynamicImportSettled();
  for (const wait of [1000, 2000, 4000]) await vi.advanceTimersByTimeAsync(wait);
  expect(fetcher).toHaveBeenCalledTimes(3);
  expect(allow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(8000);
  expect(allow).toHaveBeenCalledExactlyOnceWith(location.pathname, undefined);
  expect(String(fetcher.mock.calls[0]?.[0])).toContain('/_payload.json');
});

it.each([
  ['who is known', { session: { expires: '2030' } }, 0],
  ['who turns out to be a guest', { session: null }, 1],
])('no further request is made for a visitor %s', async (_who, personal, questions) => {
  serve({ kind: 'page', state: null, tag: 't' }, personal);
  vi.useFakeTimers();
  const fetcher = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => Response.json({ title: 'Preise' }));
  bootSite({ guard, app: async () => ({ start: async () => {} }), begin: () => {} });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetcher).toHaveBeenCalledTimes(questions);
});

it('a document that the engine has not written is unchanged', () => {
  document.body.innerHTML = '<p>Static</p>';
  const begin = vi.fn();
  bootSite({ guard, app: async () => ({ start: async () => {} }), begin });
  expect(begin).not.toHaveBeenCalled();
});

/** Like a browser that restores a page for Back and Forward. */
const showAgain = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

it('a page restored for Back is reloaded after its visitor has signed out', async () => {
  serve({ kind: 'page', state: null, tag: 't' }, { session: { user: { data: { id: 'a' } } } });
  const answer = async () => Response.json({ title: 'Preise' });
  const fetcher = vi.spyOn(window, 'fetch').mockImplementation(answer);
  const allow = vi.fn(() => false);
  bootSite({ guard: { allow }, app: async () => ({ start: async () => {} }), begin: () => {} });
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(fetcher).not.toHaveBeenCalled();
  showAgain();
  const again = [location.pathname, { force: true }];
  await vi.waitFor(() => expect(allow).toHaveBeenCalledExactlyOnceWith(...again));
});

it('a page restored for Back is kept if the visitor has typed there', async () => {
  serve({ kind: 'page', state: null, tag: 't' }, { session: { user: { data: { id: 'a' } } } });
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  const allow = vi.fn(() => false);
  bootSite({ guard: { allow }, app: async () => ({ start: async () => {} }), begin: () => {} });
  button().dispatchEvent(new InputEvent('input', { bubbles: true }));
  showAgain();
  await new Promise((go) => setTimeout(go, 100));
  expect(allow).not.toHaveBeenCalled();
});

it.each([
  ['a switch of no form, which keeps its choice itself', '<input type="checkbox">', true],
  ['a box of a form', '<form><input type="checkbox"></form>', false],
  ['text of no form', '<input>', false],
])('a page restored for Back knows whether edits would be lost: %s', async (_what, field, is) => {
  serve({ kind: 'page', state: null, tag: 't' }, { session: { user: { data: { id: 'a' } } } });
  document.getElementById('root')?.insertAdjacentHTML('beforeend', field);
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({}));
  const allow = vi.fn(() => false);
  bootSite({ guard: { allow }, app: async () => ({ start: async () => {} }), begin: () => {} });
  // React has the page: typing no longer delays the reload.
  window.__early?.stop();
  const touched = document.querySelector('input');
  touched?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  showAgain();
  await new Promise((go) => setTimeout(go, 100));
  expect(allow).toHaveBeenCalledTimes(is ? 1 : 0);
});

it('a page restored for Back shows the theme chosen meanwhile [R9.5]', () => {
  const { dataset } = document.documentElement;
  serve({ kind: 'page', state: null, tag: 't' });
  expect(dataset.theme).toBeUndefined();
  localStorage.setItem('theme', 'dark');
  showAgain();
  expect(dataset.theme).toBe('dark');
  localStorage.removeItem('theme');
  showAgain();
  expect(dataset.theme).toBeUndefined();
});
