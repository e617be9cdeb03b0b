import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { MikroORM } from '@mikro-orm/core';
import type { PgliteConnection } from '@mikro-orm/pglite';
import type { Viewer } from '@praxiskit/core/fastify';
import type { EventListener, RecordEventsOptions } from '@praxiskit/record-server';
import { Client } from 'pg';
import { vi } from 'vitest';
import { createWard, type DatabaseName } from '../lost/ward.ts';

interface ReceivedEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: Record<string, unknown>;
}

/** An open stream as a client reads it. */
export interface Reader {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  /** All events received so far. */
  readonly received: ReceivedEvent[];
  /** The last id, of an event or without one. */
  lastId(): string;
  readonly isEnded: boolean;
  /** Text as it arrived, one piece for each write. */
  readonly pieces: string[];
  /** Waits for the next `count` events, and returns them as `view action id version`. */
  next(count: number): Promise<string[]>;
  close(): void;
}

/** A ward whose streams are open on a real connection; `viewers` are its sessions by name. */
export async function openStation(
  database: DatabaseName,
  events: Partial<RecordEventsOptions> = {},
) {
  const viewers = new Map<string, Viewer>();
  const closing: (() => unknown)[] = [];
  const named = ({ headers }: { headers: Record<string, unknown> }) =>
    viewers.get(String(headers['x-viewer'])) ?? null;
  const ward = await createWard(database, async (orm) => {
    const { listener, close } = await listenerOf(database, orm);
    closing.push(close);
    return {
      viewer: (request) => named(request) ?? ward?.state.viewer ?? null,
      events: { listener, ...events },
    };
  });
  await ward.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = ward.app.server.address() as { port: number };

  async function open(
    viewer: Viewer | null,
    views: string,
    headers: Record<string, string> = {},
  ): Promise<Reader> {
    const name = viewer === null ? '' : `${viewer.id}-${viewers.size}`;
    if (viewer !== null) viewers.set(name, viewer);
    ward.state.viewer = null;
    const request = get({
      port,
      host: '127.0.0.1',
      path: `/api/events?views=${views}`,
      agent: false,
      headers: { ...headers, 'x-viewer': name },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const reader = read(response, () => request.destroy());
    closing.push(reader.close);
    // The first id shows that the stream has joined.
    if (reader.status === 200) await vi.waitFor(() => reader.isEnded || reader.lastId());
    return reader;
  }

  return {
    ...ward,
    viewers,
    open,
    async close() {
      for (const end of closing.splice(0).reverse()) await end();
      await ward.app.close();
      await ward.close();
    },
  };
}

function read(response: IncomingMessage, close: () => void): Reader {
  const received: ReceivedEvent[] = [];
  const pieces: string[] = [];
  let taken = 0;
  let rest = '';
  let lastId: string | undefined;
  let isEnded = false;
  response.setEncoding('utf8');
  response.on('error', () => {});
  response.on('close', () => {
    isEnded = true;
  });
  response.on('data', (text: string) => {
    pieces.push(text);
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(': ', 1)[0] ?? '', line.replace(/^\w*: /, '')]),
      );
      lastId = fields.get('id') ?? lastId;
      const event = fields.get('event');
      const data = fields.get('data') ?? '{}';
      if (event !== undefined)
        received.push({ event, id: fields.get('id'), data: JSON.parse(data) });
    }
  });
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    received,
    pieces,
    close,
    lastId() {
      if (lastId === undefined) throw new Error('Nothing has come yet.');
      return lastId;
    },
    get isEnded() {
      return isEnded;
    },
    async next(count) {
      await vi.waitFor(() => {
        if (received.length < taken + count)
          throw new Error(`ReceivedEvent: ${JSON.stringify(received)}`);
      }, 15_000);
      taken += count;
      return received
        .slice(taken - count, taken)
        .map(({ event, data: { view, action, id, version } }) =>
          event === 'change' ? `${view} ${action} ${String(id).slice(-2)} ${version}` : event,
        );
    },
  };
}

async function listenerOf(
  database: DatabaseName,
  orm: MikroORM,
): Promise<{ listener: EventListener; close: () => unknown }> {
  const connection = orm.em.getDriver().getConnection() as unknown as PgliteConnection;
  if (database === 'PGlite') {
    const pglite = await connection.getNativeClient();
    const listen: EventListener['listen'] = async (channel, heard) =>
      void (await pglite.listen(channel, heard));
    return { listener: { isLive: true, listen }, close: () => {} };
  }
  const client = new Client({ connectionString: orm.config.get('clientUrl') });
  await client.connect();
  const listener: EventListener = {
    isLive: true,
    async listen(channel, heard) {
      client.on('notification', (message) => {
        if (message.channel === channel) heard(message.payload ?? '');
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      heard(null);
    },
  };
  return { listener, close: () => client.end() };
}
