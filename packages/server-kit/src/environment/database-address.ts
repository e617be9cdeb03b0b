import { Client } from 'pg';
import { isDecodable, protocolOf } from './schemas.ts';

const protocols = ['postgres:', 'postgresql:'];

export const isOfPostgres = (value: string) => protocols.includes(protocolOf(value));

/** Why an address of PostgreSQL cannot be used, as the end of a sentence; null where nothing is wrong. */
export function databaseFault(value: string): string | null {
  if (!isDecodable(value)) return 'must have @ written as %40, % as %25, and so on';
  if (new URL(value).pathname.length < 2) {
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
