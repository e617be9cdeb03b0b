import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Account, PersonName } from '@praxiskit/auth-server';
import { germanSortKey } from '@praxiskit/record-server';
import { Profile } from './profile.entity.ts';

/** The person of a new account. Whoever gave no name in its parts is found by the whole of it. */
export async function makeProfile(
  em: SqlEntityManager,
  { id, name, email }: Account,
  person: PersonName | null,
): Promise<void> {
  const firstName = person?.first ?? null;
  const lastName = person?.last ?? (name === email ? null : name);
  const sortKey = germanSortKey(lastName, firstName);
  em.create(Profile, { user: id, firstName, lastName, sortKey });
  await em.flush();
}
