import type { PGlite, Transaction } from '@electric-sql/pglite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';

/** Called around the queries of the dialect. */
export interface PgliteHooks {
  /** Awaited before each transaction. */
  beforeTransaction?(): Promise<void>;
  /** Returns the error that a failed query throws. */
  afterFailure?(error: unknown): unknown;
}

/**
 * PGlite for MikroORM, safe for requests that run side by side. Kysely's own dialect keeps one
 * connection object for all callers: while one request has a transaction open, the queries of all
 * others run inside it and vanish with its rollback, and two transactions that begin together hang.
 * Here every acquisition has a state of its own, and PGlite's transaction lock keeps them apart. To
 * stream a query throws an Error: PGlite cannot.
 */
export function createPgliteDialect(pglite: PGlite, hooks: PgliteHooks = {}): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(pglite, hooks),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function createDriver(pglite: PGlite, hooks: PgliteHooks): Driver {
  return {
    init: async () => {},
    acquireConnection: async () => new PgliteConnection(pglite, hooks),
    beginTransaction: async (connection) => asPglite(connection).begin(),
    commitTransaction: async (connection) => asPglite(connection).commit(),
    rollbackTransaction: async (connection) => asPglite(connection).rollback(),
    savepoint: async (connection, name) => run(connection, `savepoint "${name}"`),
    rollbackToSavepoint: async (connection, name) => run(connection, `rollback to "${name}"`),
    releaseSavepoint: async (connection, name) => run(connection, `release "${name}"`),
    releaseConnection: async () => {},
    // `openDatabase` closes PGlite: jobs and the listener use it too.
    destroy: async () => {},
  };
}

class PgliteConnection implements DatabaseConnection {
  readonly #pglite: PGlite;
  readonly #hooks: PgliteHooks;
  #open: {
    transaction: Transaction;
    finish: (error?: Error) => void;
    closed: Promise<void>;
  } | null = null;

  constructor(pglite: PGlite, hooks: PgliteHooks) {
    this.#pglite = pglite;
    this.#hooks = hooks;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const target = this.#open?.transaction ?? this.#pglite;
    const result = await this.#translateError(
      target.query<R>(query.sql, [...query.parameters], { parsers: rawDates }),
    );
    return {
      rows: result.rows,
      ...(result.affectedRows === undefined
        ? {}
        : { numAffectedRows: BigInt(result.affectedRows) }),
    };
  }

  streamQuery(): never {
    throw new Error('PGlite cannot stream.');
  }

  async #translateError<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      throw this.#hooks.afterFailure?.(error) ?? error;
    }
  }

  async begin(): Promise<void> {
    if (this.#hooks.beforeTransaction) await this.#translateError(this.#hooks.beforeTransaction());
    const begun = Promise.withResolvers<Transaction>();
    const finished = Promise.withResolvers<void>();
    const closed = this.#pglite.transaction(async (transaction) => {
      begun.resolve(transaction);
      await finished.promise;
    });
    closed.catch((error) => begun.reject(error));
    this.#open = {
      transaction: await this.#translateError(begun.promise),
      finish: (error) => (error ? finished.reject(error) : finished.resolve()),
      closed,
    };
  }

  async commit(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    open?.finish();
    if (open) await this.#translateError(open.closed);
  }

  async rollback(): Promise<void> {
    const open = this.#open;
    this.#open = null;
    open?.finish(new Error('Rolled back.'));
    await open?.closed.catch(() => {});
  }
}

/** date, timestamp, timestamptz and interval stay text: MikroORM parses them itself. */
const rawDates = Object.fromEntries([1082, 1114, 1184, 1186].map((oid) => [oid, asText]));

function asText(value: string): string {
  return value;
}

function asPglite(connection: DatabaseConnection): PgliteConnection {
  if (!(connection instanceof PgliteConnection))
    throw new Error('Not a connection of this driver.');
  return connection;
}

async function run(connection: DatabaseConnection, sql: string): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw(sql));
}
