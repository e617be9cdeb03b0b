import { parseArgs } from 'node:util';
import { resetFactors } from '../methods/reset-factors.ts';
import { type MakeAdminOptions, makeAdmin } from './make-admin.ts';

const flags = {
  also: { type: 'boolean' },
  role: { type: 'string' },
  'reset-factor': { type: 'boolean' },
} as const;

/**
 * `npm run admin -- mail@practice.example [--also] [--role staff]`: creates the first admin of a site, or a
 * further one; or the first user with another guarded role, which one admin alone cannot give. With
 * `--reset-factor` the account loses its second factors instead.
 *
 * @returns the text for the operator
 * @throws Error with one line: without an address, for unknown words, if there is an admin already, or if
 * there is no second factor to remove
 */
export async function makeAdminCommand(
  options: Omit<MakeAdminOptions, 'email' | 'isFurther' | 'role'>,
  words: readonly string[],
): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: flags,
    allowPositionals: true,
  });
  const { also: isFurther = false, role = 'admin' } = values;
  const [email = '', ...more] = positionals;
  if (more.length > 0) throw new Error(`One address at a time, without ${more.join(' ')}`);
  if (values['reset-factor']) {
    if (await resetFactors({ ...options, email })) {
      return `${email} has no second factor any longer, is signed out everywhere, and gets a mail.`;
    }
    throw new Error(`There is no account with a second factor by the address '${email}'.`);
  }
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
