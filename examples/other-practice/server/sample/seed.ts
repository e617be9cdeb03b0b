import { hashPassword } from '@praxiskit/auth-server';
import { User } from '@praxiskit/auth-server/mikro-orm';
import type { Database } from '@praxiskit/server-kit';
import { Price } from '../price.ts';

/** What an empty database starts with: two prices, and the account that changes them. */
export async function seed(database: Database, password: string): Promise<void> {
  const em = database.fork();
  if ((await em.count(Price)) > 0) return;
  em.create(User, {
    email: 'team@lindenhof.example',
    name: 'Team Lindenhof',
    roles: ['staff'],
    passwordHash: await hashPassword(password),
  });
  const rows = [
    ['Krankengymnastik, 25 Minuten', 'Physiotherapy, 25 minutes', '38.00'],
    ['Klassische Massage, 20 Minuten', 'Massage, 20 minutes', '29.50'],
  ] as const;
  for (const [position, [labelDe, labelEn, amount]] of rows.entries()) {
    em.create(Price, { position, labelDe, labelEn, amount });
  }
  await em.flush();
}
