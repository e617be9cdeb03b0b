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
 * `npm run admin -- mail@practice.example [--also]`: the first admin of a practice, or a further one.
 *
 * @throws Error without an address, and where there is an admin already
 */
export async function makeAdminCommand(
  site: StoredSite & { origin: URL },
  email = '',
  flag = '',
): Promise<string> {
  await ensureData(site);
  const { origin, dataDir } = site;
  const secret = await obtainSecret({ secret: site.sessionSecret, dataDir });
  const made = await withDatabase(site, async (database) => {
    await migrate(database, async () => {});
    const { store } = createAccountStores({ em: () => database.fork() });
    return makeAdmin({ store, secret, origin, email, isFurther: flag === '--also' });
  });
  if (!('refusal' in made)) {
    return [
      `${email} is an admin${made.isNew ? ', by a new account' : ''}. Within ten minutes, choose a password:`,
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
