import type { SqlEntityManager } from '@mikro-orm/sql';
import { normaliseEmail } from '../methods/email-address.ts';

interface StoredAddress {
  id: string;
  email: string;
}

/**
 * For a migration: converts stored addresses of accounts and links to the canonical form. It uses SQL,
 * because the entities may have columns that a later migration adds.
 *
 * @throws Error that names accounts with the same mailbox; no row is changed then
 */
export async function normaliseAddresses(em: SqlEntityManager): Promise<void> {
  const users = await em.execute<StoredAddress[]>('select id, email from users order by id');
  const shared = [...Map.groupBy(users, ({ email }) => normaliseEmail(email)).values()]
    .filter((same) => same.length > 1)
    .flat()
    .map(({ id, email }) => `${JSON.stringify(email)} (${id})`);
  if (shared.length > 0) {
    throw new Error(
      `Several accounts have the same mailbox: ${shared.join(', ')}. Keep one of each in the table users: delete the others, or give them other addresses. Then start again.`,
    );
  }
  for (const { id, email } of changedOf(users)) {
    // An account without a name has its address as its name.
    const name = 'name = case when name = email then ? else name end';
    await em.execute(`update users set ${name}, email = ? where id = ?`, [email, email, id]);
  }
  const links = await em.execute<StoredAddress[]>('select id, email from account_links');
  for (const { id, email } of changedOf(links)) {
    await em.execute('update account_links set email = ? where id = ?', [email, id]);
  }
}

const changedOf = (rows: readonly StoredAddress[]) =>
  rows
    .map(({ id, email: former }) => ({ id, former, email: normaliseEmail(former) }))
    .filter(({ former, email }) => former !== email);
