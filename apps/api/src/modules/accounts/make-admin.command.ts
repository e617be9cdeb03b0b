import { parseArgs } from 'node:util';
import { makeAdmin, usualRoles } from '@praxiskit/auth-server';
import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
import {
  ensureData,
  migrate,
  obtainSecret,
  type StoredSite,
  withDatabase,
} from '@praxiskit/server-kit';

/**
 * `npm run admin -- mail@practice.example [--also] [--role staff]`: the first admin of a practice, or a further
 * one; or the first who reads letters, whom no admin can make alone.
 *
 * @throws Error without an address, for words that mean nothing, and where there is an admin already
 */
export async function makeAdminCommand(
  site: StoredSite & { origin: URL },
  email = '',
  ...flags: readonly string[]
): Promise<string> {
  const { isFurther, role } = readFlags(flags);
  await ensureData(site);
  const { origin, dataDir } = site;
  const secret = await obtainSecret({ secret: site.sessionSecret, dataDir });
  const made = await withDatabase(site, async (database) => {
    await migrate(database, async () => {});
    const { store } = createAccountStores({ em: () => database.fork() });
    return makeAdmin({ store, secret, origin, email, isFurther, role });
  });
  if (!('refusal' in made)) {
    return [
      `${email} is ${role === 'admin' ? 'an admin' : role}${made.isNew ? ', by a new account' : ''}. Within ten minutes, choose a password:`,
      made.url,
      `The page asks for a code: ${made.code}`,
    ].join('\n');
  }
  throw new Error(
    made.refusal === 'email-invalid'
      ? 'Whose account? npm run admin -- name@practice.example'
      : `There is an admin already, who can invite others. If nobody can: npm run admin -- ${email} --also`,
  );
}

function readFlags(flags: readonly string[]): { isFurther: boolean; role: string } {
  const { values } = parseArgs({
    args: [...flags],
    options: { also: { type: 'boolean', default: false }, role: { type: 'string' } },
  });
  const { also: isFurther, role = usualRoles.admin } = values;
  if (role !== usualRoles.admin && role !== 'staff') {
    throw new Error('Which role? npm run admin -- name@practice.example --role staff');
  }
  return { isFurther, role };
}
