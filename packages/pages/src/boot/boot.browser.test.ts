import { bootPage, createRecovery, type Recovery, readPage } from '@praxiskit/pages/client';
import { forgetListeners } from '@praxiskit/test-support/forget-listeners';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInline } from './inline.ts';

forgetListeners();

beforeEach(() => {
  document.body.innerHTML = '<div id="root" data-start="on-demand"><button>Menü</button></div>';
});
afterEach(() => {
  window.__early?.stop();
  delete window.__early;
});

const load = vi.fn(async () => 'module');
const open = vi.fn();
/** The started work has ended. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
let latest = 'a';
let recovery: Recovery;
beforeEach(() => {
  recovery = createRecovery({
    config: { build_id: 'a' },
    fetch: async () => Response.json({ id: latest }),
    guard: { allow: () => true },
    load: open,
  });
});
const button = () => document.querySelector('button') as HTMLButtonElement;

it.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'a page that is only read is not started; the first %s starts it once',
  async (type) => {
    const start = vi.fn(async () => {});
    bootPage({ load, start, recovery });
    expect(start).not.toHaveBeenCalled();
    button().dispatchEvent(new Event(type, { bubbles: true }));
    button().dispatchEvent(new Event(type, { bubbles: true }));
    await settled();
    expect(start).toHaveBeenCalledExactlyOnceWith('module');
  },
);

it('a route with an immediate start is started at once', async () => {
  document.getElementById('root')?.setAttribute('data-start', 'at-once');
  const start = vi.fn(async () => {});
  bootPage({ load, start, recovery });
  await settled();
  expect(start).toHaveBeenCalledExactlyOnceWith('module');
});

it('a moving pointer loads the modules for a start, and starts nothing', () => {
  const start = vi.fn(async () => {});
  const load = vi.fn(async () => 'module');
  bootPage({ load, start, recovery });
  button().dispatchEvent(new Event('pointermove', { bubbles: true }));
  button().dispatchEvent(new Event('pointermove', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
  expect(start).not.toHaveBeenCalled();
});

it('a start that failed is tried again with the next touch', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const start = vi.fn(async () => {});
  start.mockRejectedValueOnce(new Error('offline'));
  bootPage({ load, start, recovery });
  button().dispatchEvent(new Event('keydown', { bubbles: true }));
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  button().dispatchEvent(new Event('keydown', { bubbles: true }));
  await settled();
  expect(start).toHaveBeenCalledTimes(2);
  log.mockRestore();
});

it.each([
  ['answers', true, 1],
  ['is away', false, 0],
])(
  'a start that fails a second time, while the server %s, reloads the page: %s',
  async (_what, isThere, times) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open.mockClear();
    if (!isThere) vi.spyOn(recovery, 'isThere').mockResolvedValue(false);
    const start = vi.fn(async () => {});
    const load = vi.fn(async () => 'module');
    const failure = new TypeError('Failed to fetch a module');
    load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    bootPage({ load, start, recovery });
    const touch = async (tries: number) => {
      button().dispatchEvent(new Event('keydown', { bubbles: true }));
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(tries));
      await settled();
    };
    await touch(1);
    expect(open).not.toHaveBeenCalled();
    await touch(2);
    expect(open.mock.calls).toEqual(Array(times).fill([null]));
    // Removes the listeners before the next test.
    await touch(3);
    log.mockRestore();
  },
);

it('a page that a touch starts during the check of the server is not reloaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open.mockClear();
  const asked = Promise.withResolvers<boolean>();
  vi.spyOn(recovery, 'isThere').mockReturnValue(asked.promise);
  const load = vi.fn(async () => 'module');
  load.mockRejectedValueOnce(new TypeError('1')).mockRejectedValueOnce(new TypeError('2'));
  bootPage({ load, start: async () => {}, recovery });
  for (const _try of [1, 2, 3]) {
    button().dispatchEvent(new Event('keydown', { bubbles: true }));
    await settled();
  }
  asked.resolve(true);
  await settled();
  expect(load).toHaveBeenCalledTimes(3);
  expect(open).not.toHaveBeenCalled();
  log.mockRestore();
});

describe('a start whose scripts a deploy has removed [R8.16]', () => {
  const start = () => {
    // Vite reports each failed import like this.
    dispatchEvent(new Event('vite:preloadError'));
    return Promise.reject(new TypeError('Failed to fetch a module'));
  };
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    open.mockClear();
    latest = 'b';
  });
  afterEach(() => {
    vi.restoreAllMocks();
    latest = 'a';
  });

  it('reloads the page', async () => {
    bootPage({ load, start, recovery })();
    await vi.waitFor(() => expect(open).toHaveBeenCalledExactlyOnceWith(null));
  });

  it('keeps the page if the visitor has typed there', async () => {
    document.body.innerHTML = '<div id="root"><input></div>';
    runInline('/nowhere.js');
    const input = document.querySelector('input') as HTMLInputElement;
    input.value = 'Mu';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    bootPage({ load, start, recovery })();
    await settled();
    expect(console.error).toHaveBeenCalled();
    expect(open).not.toHaveBeenCalled();
  });
});

it('a click that was kept before the boot module arrived starts the page', async () => {
  runInline('/nowhere.js');
  button().click();
  const start = vi.fn(async () => {});
  bootPage({ load, start, recovery });
  await settled();
  expect(start).toHaveBeenCalledExactlyOnceWith('module');
});

it('a click after the boot module arrived wakes the page by the kept event', async () => {
  runInline('/nowhere.js');
  const start = vi.fn(async () => {});
  bootPage({ load, start, recovery });
  button().click();
  await settled();
  expect(start).toHaveBeenCalledExactlyOnceWith('module');
});

it('the returned function starts the page without an action of the visitor', async () => {
  const start = vi.fn(async () => {});
  const wake = bootPage({ load, start, recovery });
  wake();
  wake();
  await settled();
  expect(start).toHaveBeenCalledExactlyOnceWith('module');
});

it('the page’s data and the visitor’s own part are read; another document has none', () => {
  expect(readPage()).toBeNull();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="page-data">{"kind":"page","tag":"t"}</script>' +
      '<script type="application/json" id="personal-data">{"session":{"user":{}}}</script>',
  );
  expect(readPage()).toEqual({
    data: { kind: 'page', tag: 't' },
    personal: { session: { user: {} } },
  });
});

it('scrolling to an element that needs React starts the page, and not before', async () => {
  document.body.innerHTML +=
    '<div style="height: 300vh"></div><div data-start-in-view style="height: 10px"></div>';
  const start = vi.fn(async () => {});
  bootPage({ load, start, recovery });
  await settled();
  expect(start).not.toHaveBeenCalled();
  document.querySelector('[data-start-in-view]')?.scrollIntoView();
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith('module'));
});
