import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Account } from '@praxiskit/auth-server';
import type { MadeWith } from '@praxiskit/auth-server/mikro-orm';
import { germanSortKey } from '@praxiskit/record-server';
import { Profile } from './profile.entity.ts';

/** The person of a new account. Whoever gave no name in its parts is found by the whole of it. */
export async function makeProfile(
  em: SqlEntityManager,
  { id, name, email }: Account,
  { person, locale }: MadeWith,
): Promise<void> {
  const firstName = person?.first ?? null;
  const lastName = person?.last ?? (name === email ? null : name);
  const sortKey = germanSortKey(lastName, firstName);
  em.create(Profile, { user: id, firstName, lastName, sortKey, locale });
  await em.flush();
}
