import { parseArgs } from 'node:util';
import { makeAdmin } from '@praxiskit/auth-server';
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
  ...flags: string[]
): Promise<string> {
  const options = { also: { type: 'boolean' }, role: { type: 'string' } } as const;
  const { also: isFurther = false, role = 'admin' } = parseArgs({ args: flags, options }).values;
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
      : made.refusal === 'unknown'
        ? `There is no role ${role}`
        : `There is an admin already, who can invite others. If nobody can: npm run admin -- ${email} --also`,
  );
}
