import { get } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { createEventStream } from '../../src/events/event-stream.ts';
import { createEventHub, type EventHub } from '../../src/events/hub.ts';
import { addEventRoute } from '../../src/events/route.ts';

afterEach(() => vi.useRealTimers());

test('lines that are held back are read less and less often, and immediately again after some are free', async () => {
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
  const stream = { viewer, views: new Set(), sent: new Set(), send: () => {}, end: () => {} };
  await hub.join(stream as never, undefined, () => {});
  const looksWithin = async (ms: number) => {
    read.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    return read.mock.calls.length;
  };
  outbox.line = 12;
  notify();
  // At 25 ms, then 50, 100, 200, 400 and 800 ms after the previous one.
  expect(await looksWithin(1600)).toBe(6);
  outbox.horizon = 11;
  await vi.advanceTimersByTimeAsync(1600);
  expect(await looksWithin(400)).toBeGreaterThanOrEqual(1);
  hub.leave(stream as never);
  hub.close();
});

test('a beat does not contain the position of lines that are not sent yet', async () => {
  vi.useFakeTimers();
  let notify = () => {};
  const line = { xid: '12', id: '1', view: 'wards', record_id: 'a', version: 1, action: 'update' };
  const outbox = [{ horizon: '10' }, { ...line, horizon: '13' }];
  const hub = createEventHub({
    options: {
      listener: {
        isLive: true,
        async listen(_channel, heard) {
          notify = () => heard('');
        },
      },
      sessions: { viewer: () => new Promise(() => {}) },
    },
    peek: () => ({ structure: {}, access: { read: true } }) as never,
    em: () => ({ execute: async () => outbox.splice(0, 1) }) as unknown as SqlEntityManager,
    warn: (error) => expect.unreachable(String(error)),
  });
  const viewer: Viewer = { id: 'anna', email: '', name: '', roles: [] };
  const given = { viewer, views: new Set(['wards']), request: {} as never };
  const write = vi.fn();
  const outlet = { write, end: vi.fn(), destroy: vi.fn(), writableLength: 0 };
  const stream = createEventStream(given, outlet);
  await hub.join(stream, undefined, () => {});
  notify();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(write.mock.calls).toEqual([[': \nid: a-0\n\n'], [': \nid: a-0\n\n']]);
  hub.leave(stream);
  hub.close();
});

test('a client that disconnects before its stream is opened is not counted', async () => {
  const app = Fastify();
  const isGone = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  // Lasts as long as reading a session.
  app.addHook('onRequest', async (_request, { raw }) => {
    isAsked.resolve();
    raw.once('close', () => isGone.resolve());
    await isGone.promise;
  });
  const hasJoined = Promise.withResolvers<void>();
  const joined: unknown[] = [];
  const hub: EventHub = {
    async join(stream) {
      joined.push(stream);
      hasJoined.resolve();
    },
    leave: (stream) => void joined.splice(joined.indexOf(stream), 1),
    close() {},
  };
  const viewer: Viewer = { id: 'anna', email: '', name: '', roles: [] };
  addEventRoute(app, '/events', { viewer: () => viewer } as never, (() => ({})) as never, hub);
  const request = get(`${await app.listen()}/events?views=wards`, { agent: false });
  request.on('error', () => {});
  await isAsked.promise;
  request.destroy();
  await hasJoined.promise;
  await setImmediate();
  expect(joined.length).toBe(0);
  await app.close();
});
