// #region prices
import { hashPassword } from '@praxiskit/auth-server';
import { User } from '@praxiskit/auth-server/mikro-orm';
import type { Database } from '@praxiskit/server-kit';
import type { Config } from './config.ts';
import { Price } from './price.ts';

/** The content of an empty database: two prices, and the account that changes them. */
export async function seed(database: Database, staff: Config['staff']): Promise<void> {
  const em = database.fork();
  if ((await em.count(Price)) > 0) return;
  em.create(User, {
    email: staff.email,
    name: 'Team',
    roles: ['staff'],
    passwordHash: await hashPassword(staff.password),
  });
  const rows = [
    ['Erstes Gespräch, 30 Minuten', 'First talk, 30 minutes', '38.00'],
    ['Behandlung, 20 Minuten', 'Treatment, 20 minutes', '129.50'],
  ] as const;
  for (const [position, [labelDe, labelEn, amount]] of rows.entries()) {
    em.create(Price, { position, labelDe, labelEn, amount });
  }
  await em.flush();
}
// #endregion
