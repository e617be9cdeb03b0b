import { isDatabaseAway } from '../database/away.ts';
import { DirectoryInUseError } from '../database/directory-lock.ts';
import { ConfigError } from '../environment/config-error.ts';

/** What Node adds to an error of listening or of looking a host up. */
interface ListenFailure {
  hostname?: string;
  address?: string;
  port?: number;
}

/** A failed start in one line, with what to look at. `host`: HOST, as it was given. */
export function describeFailure(error: unknown, host = ''): string {
  if (error instanceof ConfigError || error instanceof DirectoryInUseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall, port, ...where } = error as NodeJS.ErrnoException & ListenFailure;
  if (code === 'EADDRINUSE') return 'PORT is in use by another program. Choose another one.';
  if (code === 'EACCES' && port !== undefined && port > 0) {
    return 'PORT or HOST may not be used by this account.';
  }
  if (host !== '' && (where.hostname === host || where.address === host)) {
    return 'HOST is no address of this machine.';
  }
  // The only files that a start touches; the lock in the directory is a socket that listens.
  if (syscall && /^(mkdir|open|rename|listen|chmod)$/.test(syscall)) {
    return `DATA_DIR cannot be used (${firstLine(error)}).`;
  }
  const database = /database|password|authentication|role/i.test(error.message);
  if (isDatabaseAway(error) || database) {
    return `DATABASE_URL: the database cannot be used (${firstLine(error)}).`;
  }
  return `The server could not start: ${firstLine(error)}`;
}

function firstLine(error: Error): string {
  let deepest = error;
  while (deepest.cause instanceof Error) deepest = deepest.cause;
  const text = deepest.message || ('code' in deepest ? String(deepest.code) : deepest.name);
  return text.split('\n')[0] ?? text;
}
