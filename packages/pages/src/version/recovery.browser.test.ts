import { createRecovery } from '@praxiskit/pages/client';
import { forgetListeners } from '@praxiskit/test-support/forget-listeners';
import { expect, it, vi } from 'vitest';

forgetListeners();

/** A server with the build 'b', a page from the build 'a', and a guard that allows one reload. */
function setUp({ latest = 'b' as string | null, typed = [false] } = {}) {
  const load = vi.fn();
  const marks: string[] = [];
  const recovery = createRecovery({
    config: { build_id: 'a' },
    load,
    fetch: async () => {
      if (latest === null) throw new TypeError('Failed to fetch');
      return Response.json({ id: latest });
    },
    guard: {
      allow(path, options) {
        const isAllowed = options?.force === true || !marks.includes(path);
        if (isAllowed) marks.push(path);
        return isAllowed;
      },
    },
  });
  recovery.holdWhile(() => typed.shift() ?? false);
  const recover = async () => {
    dispatchEvent(new Event('vite:preloadError'));
    // The request for the build is not awaited.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  return { load, marks, recover, recovery };
}

it('a missing script after a deploy reloads the page, once [R8.16] [R6.6]', async () => {
  const { load, recover } = setUp();
  await recover();
  await recover();
  expect(load).toHaveBeenCalledExactlyOnceWith(null);
});

it.each([
  ['the server has the same build', { latest: 'a' }],
  ['the server does not answer', { latest: null }],
  ['there are unsaved edits', { typed: [true] }],
  ['there are unsaved edits when the server has answered', { typed: [false, true] }],
])('if %s, the page stays, and keeps its one reload [R8.16]', async (_why, state) => {
  const { load, marks, recover } = setUp(state);
  await recover();
  expect(load).not.toHaveBeenCalled();
  expect(marks).toEqual([]);
});

it('a page that the visitor opens is loaded as a document, and does not reload itself [R6.6]', () => {
  const { load, marks, recovery } = setUp();
  void recovery.leaveFor('/preise?a=b#c');
  void recovery.leaveFor('/preise?a=b#c');
  expect(load.mock.calls).toEqual([['/preise?a=b#c'], ['/preise?a=b#c']]);
  expect(marks).toEqual(['/preise', '/preise']);
});

it.each([
  ['nothing is unsaved', [false], true],
  ['there are unsaved edits', [true], false],
])('if %s, the newer content of the server is loaded: %s [R6.6]', (_why, typed, isLoaded) => {
  const { load, recovery } = setUp({ typed });
  expect(recovery.renew()).toBe(isLoaded);
  expect(load).toHaveBeenCalledTimes(isLoaded ? 1 : 0);
  // Only once, for any number of calls.
  if (isLoaded) expect(recovery.renew()).toBe(false);
});

it('a page restored by Back is reloaded even if its path was just reloaded, but never with unsaved edits', () => {
  const { load, recovery } = setUp({ typed: [false, false, true] });
  expect(recovery.renew()).toBe(true);
  expect(recovery.renew({ force: true })).toBe(true);
  expect(recovery.renew({ force: true })).toBe(false);
  expect(load).toHaveBeenCalledTimes(2);
});

it('a page that is being left for another is not reloaded [R8.16]', async () => {
  const { load, recover, recovery } = setUp();
  void recovery.leaveFor('/preise');
  await recover();
  expect(load).toHaveBeenCalledExactlyOnceWith('/preise');
});

it.each([
  ['answers', 'a', true],
  ['does not answer', null, false],
])('a server that %s is there: %s', async (_what, latest, isThere) => {
  expect(await setUp({ latest }).recovery.isThere()).toBe(isThere);
});
