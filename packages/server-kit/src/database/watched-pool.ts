import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type Pool, type PoolClient, type TypeOverrides } from 'pg';
import { createAbandonedQueries } from './abandoned-queries.ts';
import { DatabaseAwayError } from './database-away-error.ts';
import { createStatementKeeper, type Query } from './kept-statements.ts';
import { createPlaces } from './places.ts';
import { brokenAnswer, openStream } from './postgres-stream.ts';
import { promiseAnswers } from './promised-answers.ts';
import { type AskBusy, createSilenceWatch, type WatchedConnection } from './silence-watch.ts';
import { isCallerGone, openWait } from './waiting-budget.ts';

/** Callers beyond these would not get a connection in time: they are refused at once. */
const MOST_WAITING = 250;

/** pg's fields that its types leave out. */
interface Internals {
  processID?: number;
  connection: {
    stream: { destroy(reason?: Error): void };
    on(event: 'errorMessage', heard: (message: { code?: string }) => void): void;
    on(event: 'message' | 'sslconnect', heard: () => void): void;
  };
}

/**
 * Makes a pool fail soon: callers beyond the longest queue, and everybody while the database is silent.
 *
 * @returns what ends the watching, and every connection that is left
 */
export function watchPool(pool: Pool): () => void {
  const watch = createSilenceWatch(askBusyOf(pool.options));
  const abandoned = createAbandonedQueries(cancellerOf(pool.options));
  refuseDamagedJson(pool.options);
  const connections = new Map<PoolClient, WatchedConnection>();
  const keepStatements = createStatementKeeper();
  // The pool says nothing of a connection before it is open.
  const streams = new Set<Duplex>();
  pool.options.stream = () => {
    const stream = openStream();
    streams.add(stream);
    return stream.once('close', () => streams.delete(stream));
  };

  pool.on('connect', (client) => {
    const { connection } = client as unknown as Internals;
    const watched = {
      processId: () => (client as unknown as Internals).processID,
      // With a reason, which pg hears at once: it gives the connection to nobody else.
      destroy: () => connection.stream.destroy(silent()),
    };
    // Every error of PostgreSQL has a code. Without one pg has read a message of a kind that there is
    // not, and goes on; but from here on it would take one answer for another.
    connection.on('errorMessage', ({ code }) => {
      if (code === undefined) connection.stream.destroy(brokenAnswer());
    });
    connections.set(client, watched);
    const query = keepStatements(promiseAnswers(client.query.bind(client) as Query));
    client.query = ((...given: unknown[]) => {
      const asked = query(...given);
      if (!(asked instanceof Promise)) return asked;
      return watch.follow(abandoned.follow(asked, watched.processId), watched);
    }) as typeof client.query;
  });
  pool.on('remove', (client) => void connections.delete(client));

  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const places = createPlaces(pool.options.max);
  pool.connect = (async () => {
    if (watch.isSilent) throw silent();
    const isGone = isCallerGone();
    if (places.waiting >= MOST_WAITING) throw noneFree();
    const wait = openWait();
    const place = places.take(wait.hasBegun);
    const ended = Promise.withResolvers<never>();
    // One turn more: on a busy process the connection may be there already, behind the timer.
    const timer = setTimeout(() => setImmediate(() => ended.reject(noneFree())), wait.ms);
    // What a connection takes to a busy database, or to one far away, is no waiting for others: the watch ends it.
    let openingSince: number | null = null;
    const connecting = place.ready.then(() => {
      if (isGone?.()) throw noneFree();
      // Those who wait in the pool have been given one that lies idle, and do not have it yet.
      if (pool.idleCount <= pool.waitingCount) {
        clearTimeout(timer);
        openingSince = performance.now();
      }
      return connect();
    });
    try {
      const client = await Promise.race([watch.follow(connecting, null), ended.promise]);
      wait.begin();
      return givenBack(client, places.leave);
    } catch (error) {
      if (!place.giveUp(noneFree())) {
        // It was given up; should a connection come all the same, others can use it.
        void connecting
          .then((client) => client.release())
          .catch(() => {})
          .finally(places.leave);
      }
      throw error;
    } finally {
      clearTimeout(timer);
      wait.end(openingSince === null ? 0 : performance.now() - openingSince);
    }
  }) as typeof pool.connect;

  return () => {
    watch.close();
    abandoned.close();
    for (const connection of connections.values()) connection.destroy();
    for (const stream of streams) stream.destroy(silent());
  };
}

/**
 * Kysely does not release the connection of a transaction whose end it could not send. A connection that
 * has ended is of no use to anybody: it is released then, or its place would be lost for good.
 */
function givenBack(client: PoolClient, leave: () => void): PoolClient {
  // The pool makes it anew for each caller; it throws when it is called twice.
  const release = client.release.bind(client);
  const takeBack = () => client.release(true);
  client.release = (error) => {
    client.off('end', takeBack);
    client.release = () => {};
    release(error);
    leave();
  };
  client.once('end', takeBack);
  return client;
}

const silent = () => new DatabaseAwayError('The database does not answer.');
const noneFree = () => new DatabaseAwayError('No connection to the database is free.');

/** The oids of json and jsonb in pg_type. */
const JSON_TYPES = [114, 3802];

/** PostgreSQL stores no JSON that cannot be read: where one arrives the network has lost bytes of it. */
function refuseDamagedJson({ types }: ClientConfig): void {
  for (const oid of JSON_TYPES) {
    (types as Partial<TypeOverrides> | undefined)?.setTypeParser?.(oid, (text) => {
      try {
        return JSON.parse(text);
      } catch (error) {
        throw brokenAnswer(error);
      }
    });
  }
}

/** By a connection of its own, since all others may be busy. */
function cancellerOf(options: ClientConfig): (processIds: readonly number[]) => Promise<void> {
  return async (processIds) => {
    const client = clientOf(options, { connectionTimeoutMillis: 1000, query_timeout: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select pg_cancel_backend(pid) from unnest($1::int[]) as pid', [
        processIds,
      ]);
    } finally {
      (client as unknown as Internals).connection.stream.destroy();
    }
  };
}

function clientOf(options: ClientConfig, limits: ClientConfig): Client {
  // pg-pool hides the password from whoever copies its options.
  const { password } = options;
  return new Client({
    ...options,
    ...(password === undefined ? {} : { password }),
    stream: openStream,
    ...limits,
  });
}

/** Any answer counts, a refusal with a code of PostgreSQL's too: it is there. */
function askBusyOf(options: ClientConfig): AskBusy {
  return async (processIds, { hear, signal }) => {
    const client = clientOf(options, { connectionTimeoutMillis: 0, query_timeout: 0 });
    const { connection } = client as unknown as Internals;
    const end = () => connection.stream.destroy(silent());
    client.on('error', () => {});
    connection.on('sslconnect', hear);
    connection.on('message', hear);
    signal.addEventListener('abort', end);
    try {
      return await ask();
    } finally {
      signal.removeEventListener('abort', end);
      end();
    }

    async function ask(): Promise<ReadonlySet<number> | null> {
      try {
        await client.connect();
        const { rows } = await client.query<{ pid: number }>(
          "select pid from pg_stat_activity where pid = any($1::int[]) and state = 'active'",
          [processIds],
        );
        return new Set(rows.map(({ pid }) => pid));
      } catch (error) {
        // Without a look at the processes each of them may be busy.
        return isOfPostgres(error) ? new Set(processIds) : null;
      }
    }
  };
}

function isOfPostgres(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(?=.*\d)[0-9A-Z]{5}$/.test(String(error.code))
  );
}
