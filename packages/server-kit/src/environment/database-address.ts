import { Client } from 'pg';
import { isDecodable, protocolOf } from './schemas.ts';

const protocols = ['postgres:', 'postgresql:'];

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** Whether a text is a port as written in an address or a variable. */
export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) < 65_536;
}

export const isOfPostgres = (value: string) => protocols.includes(protocolOf(value));

/** Why an address of PostgreSQL cannot be used, as the end of a sentence; null where nothing is wrong. */
export function databaseFault(value: string): string | null {
  if (!isDecodable(value)) return 'must have @ written as %40, % as %25, and so on';
  const { pathname, port, searchParams } = new URL(value);
  if ([port, ...searchParams.getAll('port')].some((each) => each !== '' && !isPort(each))) {
    return 'must have a port from 1 to 65535, or none';
  }
  // pg takes any other word as `verify-full`, and none as a connection in clear text.
  if (searchParams.getAll('sslmode').some((mode) => !sslModes.includes(mode))) {
    return `must have one of these as sslmode: ${sslModes.join(', ')}`;
  }
  if (pathname.length < 2) {
    return 'must name a database, such as postgres://user:password@host/name';
  }
  try {
    // It connects nowhere yet; it reads the address, and the files of certificates that this names.
    new Client({ connectionString: value });
    return null;
  } catch (error) {
    const { path, code } = error as NodeJS.ErrnoException;
    // Other words of pg's may have the password in them.
    if (path === undefined) return 'must be an address that pg can read';
    return `names a file that cannot be read: ${path} (${code})`;
  }
}
