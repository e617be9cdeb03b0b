import { parseArgs } from 'node:util';
import { type MakeAdminOptions, makeAdmin } from './make-admin.ts';

const flags = { also: { type: 'boolean' }, role: { type: 'string' } } as const;

/**
 * `npm run admin -- mail@practice.example [--also] [--role staff]`: the first admin of a site, or a further
 * one; or the first with another guarded role, which no admin can give alone.
 *
 * @returns what to tell whoever has run it
 * @throws Error of one line without an address, for words that mean nothing, and where there is an admin already
 */
export async function makeAdminCommand(
  options: Omit<MakeAdminOptions, 'email' | 'isFurther' | 'role'>,
  [email = '', ...words]: readonly string[],
): Promise<string> {
  const { also: isFurther = false, role = 'admin' } = parseArgs({
    args: words,
    options: flags,
  }).values;
  const made = await makeAdmin({ ...options, email, isFurther, role });
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
