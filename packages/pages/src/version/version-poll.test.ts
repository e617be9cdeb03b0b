import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startVersionPoll } from './version-poll.ts';

const MINUTE = 60_000;

/** A tab that can be hidden, and a server whose build can change. */
function setUp({ random = 0 }: { random?: number } = {}) {
  const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const requests: string[] = [];
  const server = { id: 'a', isAway: false };
  const found: string[] = [];
  const fetcher = async (input: RequestInfo | URL) => {
    requests.push(String(input));
    if (server.isAway) throw new TypeError('Failed to fetch');
    return Response.json({ id: server.id });
  };
  const stop = startVersionPoll({
    buildId: 'a',
    fetch: fetcher,
    tab,
    loadedAt: Date.now(),
    random: () => random,
    onNewVersion: (id) => found.push(id),
  });
  const show = (visibilityState: 'visible' | 'hidden') => {
    Object.assign(tab, { visibilityState });
    tab.dispatchEvent(new Event('visibilitychange'));
  };
  return { server, found, requests, stop, show };
}

let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a visible tab asks a minute after it was loaded, then every five [R8.12]', async () => {
  const { requests } = setUp();
  await pass(MINUTE - 1);
  expect(requests).toHaveLength(0);
  await pass(1);
  expect(requests).toEqual(['/builds/latest.json']);
  await pass(5 * MINUTE);
  expect(requests).toHaveLength(2);
});

it('each wait is randomly longer, by a quarter at most', async () => {
  const { requests } = setUp({ random: 1 });
  await pass(1.25 * MINUTE - 1);
  expect(requests).toHaveLength(0);
  await pass(1);
  expect(requests).toHaveLength(1);
});

it('a hidden tab asks nothing; when shown it asks immediately, but not twice in a minute [R8.16]', async () => {
  const { requests, show } = setUp();
  show('hidden');
  await pass(60 * MINUTE);
  expect(requests).toHaveLength(0);
  show('visible');
  await pass(0);
  expect(requests).toHaveLength(1);
  show('hidden');
  await pass(10_000);
  show('visible');
  await pass(49_000);
  expect(requests).toHaveLength(1);
  await pass(1000);
  expect(requests).toHaveLength(2);
});

it('each newer build is reported once [R8.16]', async () => {
  const { server, found } = setUp();
  server.id = 'b';
  await pass(20 * MINUTE);
  server.id = 'c';
  await pass(20 * MINUTE);
  expect(found).toEqual(['b', 'c']);
});

it('a failure causes one warning, and polling continues [R8.12]', async () => {
  const { server, found, requests } = setUp();
  server.isAway = true;
  await pass(21 * MINUTE);
  expect(requests.length).toBeGreaterThan(3);
  expect(warn).toHaveBeenCalledOnce();
  Object.assign(server, { isAway: false, id: 'b' });
  await pass(5 * MINUTE);
  expect(found).toEqual(['b']);
});

it('polling ends when it is stopped', async () => {
  const { requests, stop, show } = setUp();
  stop();
  show('hidden');
  show('visible');
  await pass(60 * MINUTE);
  expect(requests).toHaveLength(0);
});
