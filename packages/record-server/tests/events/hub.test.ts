import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/record-server';
import { afterEach, expect, test, vi } from 'vitest';
import { createEventHub } from '../../src/events/hub.ts';

afterEach(() => vi.useRealTimers());

test('lines that are held back are looked for less and less often, and anew once some are free', async () => {
  vi.useFakeTimers();
  let notify = () => {};
  const outbox = { horizon: 10, line: null as number | null };
  const read = vi.fn(async () => [
    { horizon: String(outbox.horizon), xid: outbox.line, id: '1', view: 'wards', record_id: 'a' },
  ]);
  const hub = createEventHub({
    options: {
      listener: {
        isLive: true,
        async listen(_channel, heard) {
          notify = () => heard('');
        },
      },
    } as Parameters<typeof createEventHub>[0]['options'],
    peek: {} as never,
    em: () => ({ execute: read }) as unknown as SqlEntityManager,
    warn: (error) => expect.unreachable(String(error)),
  });
  const viewer: Viewer = { id: 'anna', role: 'staff' } as unknown as Viewer;
  const stream = { viewer, views: new Set(), told: new Set(), send: () => {}, end: () => {} };
  await hub.join(stream as never, undefined, () => {});
  const looksWithin = async (ms: number) => {
    read.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return read.mock.calls.length;
  };
  outbox.line = 12;
  notify();
  // At 25 ms, then 50, 100, 200, 400 and 800 ms after the one before.
  expect(await looksWithin(1600)).toBe(6);
  outbox.horizon = 11;
  await vi.advanceTimersByTimeAsync(1600);
  expect(await looksWithin(400)).toBeGreaterThanOrEqual(1);
  hub.leave(stream as never);
  hub.close();
});
