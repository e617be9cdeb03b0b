import type { PGlite } from '@electric-sql/pglite';
import type { EntityName, MigrationObject } from '@mikro-orm/core';
import type { MikroORM as PgliteORM } from '@mikro-orm/pglite';
import type { MikroORM as PostgresORM } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Listener } from './listener.ts';

export type Orm = PgliteORM | PostgresORM;

/** The one database of a node, whichever of the two it is. */
export interface Database {
  kind: 'pglite' | 'postgres';
  /** Address of PostgreSQL; null for PGlite. */
  url: string | null;
  /** Name of its connections in PostgreSQL. */
  applicationName: string;
  orm: Orm;
  /** Set on PGlite only, where jobs have to share the one connection. */
  pglite: PGlite | null;
  listener: Listener;
  /**
   * Runs the migrations that are missing, up to the one of this name, without the time limits that
   * requests have.
   */
  migrate(upTo?: string): Promise<void>;
  /** A manager of its own for one request or one job. */
  fork(): SqlEntityManager;
  /** Whether the disk has space for writes; takes microseconds. Absent for PostgreSQL, which checks its own disk. */
  hasSpace?(): boolean;
  /** Resolves, with the reason in one line, when only a new process can go on with the database. */
  died?: Promise<Error>;
  /**
   * @throws Error when the database does not answer within `timeoutMs`
   * @throws DriverException of MikroORM when it cannot be reached
   */
  ping(timeoutMs: number): Promise<void>;
  /** Closes every connection; of PGlite also the directory's lock. */
  close(): Promise<void>;
}

/** Where the data are, and their entities and migrations. */
export interface DatabaseOptions {
  /** PostgreSQL; null for PGlite in `dataDir`. */
  url: string | null;
  /** Answer only the queries that ask for a replica; none by default. */
  replicaUrls?: readonly string[];
  /** PGlite's directory, made where it is missing. */
  dataDir: string;
  /** Every table of the application, those of its packages among them. */
  entities: readonly EntityName[];
  /** The one chain, in order; bundled, so that a built server needs no files beside it. */
  migrations: readonly MigrationObject[];
  applicationName: string;
  /** For `restoreBackup`: a new PGlite directory is one that no server starts on until a restore is done. */
  isForRestore?: boolean;
}
