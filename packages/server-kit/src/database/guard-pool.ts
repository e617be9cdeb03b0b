import type { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';
import { createSlots, type Placed } from '../slots.ts';
import { type BreakerOptions, createBreaker } from './breaker.ts';
import { DatabaseAwayError } from './database-away-error.ts';
import { openStream } from './postgres-stream.ts';

/** Callers beyond these would not get a connection in time: they are refused at once. */
const MOST_WAITING = 250;
/** The longest query, in ms: for queries that PostgreSQL's own limit (`statement_timeout`) did not end. */
const LONGEST_MS = 12_000;
/** A connection keeps no more statements than these; what code has with parameters are a few texts. */
const MOST_KEPT = 100;

/** A caller that waits for a connection. */
interface Waiting extends Placed {
  giveUp(): void;
}

interface Running extends Placed {
  readonly since: number;
  readonly client: PoolClient;
}

/**
 * Makes a pool fail soon while the database is silent, and callers beyond the longest queue; keeps statements with
 * parameters prepared.
 *
 * @returns what ends the guard, and every connection that is left
 */
export function guardPool(pool: Pool): () => void {
  const streams = new Set<Socket>();
  const waiting = createSlots<Waiting>();
  const running = createSlots<Running>();
  const nameOf = createNames();

  pool.options.stream = () => {
    const stream = openStream();
    streams.add(stream);
    return stream.once('close', () => streams.delete(stream));
  };
  const endAll = () => {
    for (const stream of streams) stream.destroy(silent());
  };
  const breaker = createBreaker({
    open: () => openProbe(pool.options),
    onSilence() {
      for (const caller of waiting) caller.giveUp();
      endAll();
    },
    onLook() {
      const before = performance.now() - LONGEST_MS;
      // A query is in progress, so its connection ends at once.
      for (const { since, client } of running) if (since <= before) void client.end();
    },
  });

  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const [text, values] = given;
      // A cursor, or a caller with a callback, gets the answer itself.
      if (typeof text !== 'string' || typeof given.at(-1) === 'function') return query(...given);
      const name = Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      const item: Running = { since: performance.now(), client, place: null };
      running.add(item);
      // By a promise of pg's own an answer outlives its request until the whole heap is collected.
      return new Promise((resolve, reject) => {
        query({ text, values, ...(name && { name }) }, (error: unknown, answer: unknown) => {
          running.delete(item);
          if (isOfConnection(error)) void client.end();
          if (error) reject(error);
          else resolve(answer);
        });
      });
    }) as typeof client.query;
  });

  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  // Without a callback, as Kysely calls it.
  pool.connect = (() => {
    if (breaker.isOpen) return Promise.reject(silent());
    if (pool.waitingCount >= MOST_WAITING) return Promise.reject(noneFree());
    return new Promise<PoolClient>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(caller);
        reject(silent());
      };
      const caller: Waiting = { place: null, giveUp };
      waiting.add(caller);
      // In a promise of its own: a synchronous error is a rejection, too.
      new Promise<PoolClient>((opened) => opened(connect())).then(
        (client) => {
          // Its caller no longer waits: others can use the connection.
          if (caller.place === null) return client.release();
          waiting.delete(caller);
          resolve(releasedAtEnd(client));
        },
        (error) => {
          waiting.delete(caller);
          reject(error);
        },
      );
    });
  }) as typeof pool.connect;

  return () => {
    breaker.close();
    endAll();
  };
}

/**
 * Kysely does not release the connection of a transaction whose end it could not send. Such a connection
 * has ended: without this release the pool would lose its place for good.
 */
function releasedAtEnd(client: PoolClient): PoolClient {
  // The pool makes a new one for each caller; it throws when it is called twice.
  const release = client.release.bind(client);
  const takeBack = () => client.release(true);
  client.release = (error) => {
    client.off('end', takeBack);
    client.release = () => {};
    release(error);
  };
  client.once('end', takeBack);
  return client;
}

/**
 * Without a code it is no error of PostgreSQL's, and what follows on the connection may be read wrongly. With 0A000
 * a migration has changed the columns of a prepared statement; another connection prepares it again.
 */
function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return code === undefined || code === '0A000';
}

/** One for all connections: pg refuses one name for two texts. */
function createNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!names.has(text) && names.size < MOST_KEPT) names.set(text, `kept_${names.size}`);
    return names.get(text);
  };
}

function openProbe(options: ClientConfig): ReturnType<BreakerOptions['open']> {
  const stream = openStream();
  // pg-pool hides the password from copies of its options.
  const { password } = options;
  const client = new Client({
    ...options,
    ...(password === undefined ? {} : { password }),
    connectionTimeoutMillis: 0,
    stream: () => stream,
  });
  client.on('error', () => {});
  return {
    opened: client.connect(),
    connection: {
      ask: () => client.query('select 1'),
      end: () => void stream.destroy(),
    },
  };
}

const silent = () => new DatabaseAwayError('The database does not answer.');
const noneFree = () => new DatabaseAwayError('No connection to the database is free.');
