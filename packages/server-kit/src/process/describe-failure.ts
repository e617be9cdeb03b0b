import { isAbsolute, relative, resolve } from 'node:path';
import { DriverException } from '@mikro-orm/core';
import { isDatabaseAway } from '../database/away.ts';
import { DataDirectoryError } from '../database/data-directory-error.ts';
import { DirectoryInUseError } from '../database/directory-lock.ts';
import { UnfinishedRestoreError } from '../database/unfinished-restore.ts';
import { UnfitDatabaseError } from '../database/unfit-database.ts';
import { ConfigError } from '../environment/config-error.ts';
import { loggedMessage } from '../logging/logged-error.ts';

/** Members of Node's errors of listening or of looking a host up. */
interface ListenFailure {
  hostname?: string;
  address?: string;
  port?: number;
}

type Failure = Error & NodeJS.ErrnoException & ListenFailure;

/**
 * A failed start or stop in one line, with what to look at. `host` and `dataDir`: HOST and DATA_DIR,
 * as they were given.
 */
export function describeFailure(error: unknown, host = '', dataDir = ''): string {
  if (isOneLine(error)) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port, hostname, address } = error as Failure;
  if (code === 'EADDRINUSE') return 'PORT is in use by another program. Choose another one.';
  if (code === 'EACCES' && port !== undefined && port > 0) {
    return 'PORT or HOST may not be used by this account.';
  }
  // The error of an address may write it in another way: 1 is 0.0.0.1.
  const isOfHost = code === 'EADDRNOTAVAIL' && syscall === 'listen';
  if (isOfHost || (host !== '' && (hostname === host || address === host))) {
    return 'HOST is no address of this machine.';
  }
  if (isOfDirectory(error, dataDir)) return `DATA_DIR cannot be used (${firstLine(error)}).`;
  const entity = /Metadata for entity (\S+) not found/.exec(error.message)?.[1];
  if (entity) return `The entity ${entity} is not in the list of entities, or lacks setClass().`;
  const missing = migrationHint(error);
  if (missing) return `The database does not fit the entities (${firstLine(error)}): ${missing}`;
  if (isOfDatabase(error)) {
    return `DATABASE_URL: the database cannot be used (${firstLine(error)}).`;
  }
  return `The server failed: ${firstLine(error)}`;
}

function isOneLine(error: unknown): error is Error {
  return [
    ConfigError,
    DirectoryInUseError,
    DataDirectoryError,
    UnfinishedRestoreError,
    UnfitDatabaseError,
  ].some((known) => error instanceof known);
}

function isOfDirectory({ syscall, path }: Failure, dataDir: string): boolean {
  if (path === undefined || dataDir === '') return false;
  // A directory that cannot be made may be one of those above it.
  return isWithin(dataDir, path) || (syscall === 'mkdir' && isWithin(path, dataDir));
}

function isWithin(directory: string, path: string): boolean {
  const way = relative(resolve(directory), resolve(path));
  // Between two drives of Windows there is no relative path.
  return !isAbsolute(way) && !/^\.\.(?:[\\/]|$)/.test(way);
}

const MISSING = 'a migration is missing. `npm run migration` or writeMigration() writes it.';

/** Hints by SQLSTATE, for a start whose migrations are not as they should be. */
const hints: Readonly<Record<string, string>> = {
  '42P01': MISSING,
  '42703': MISSING,
  '23502':
    'a migration adds a column without a value for the rows that are there. Delete that migration with its lines in index.ts, make the column nullable or give it a default, and write the migration anew.',
};

function migrationHint(error: Error): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const hint = 'code' in at ? hints[String(at.code)] : undefined;
    if (hint) return hint;
  }
  return undefined;
}

function isOfDatabase(error: Error): boolean {
  if (isDatabaseAway(error)) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof DriverException || hasSqlState(at)) return true;
  }
  return false;
}

/** Five characters, as some codes of Node have (`EPERM`); but no SQLSTATE begins with E. */
function hasSqlState(error: Error): boolean {
  return 'code' in error && /^(?!E)[0-9A-Z]{5}$/.test(String(error.code));
}

function firstLine(error: Error): string {
  let deepest = error;
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  const code = 'code' in deepest ? String(deepest.code) : deepest.name;
  const text = loggedMessage(deepest) || code;
  return text.split('\n')[0] ?? text;
}
