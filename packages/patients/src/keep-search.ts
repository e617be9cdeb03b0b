import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { searchVector } from '@praxiskit/record-server';
import { type FoundBy, wordsOfPatient } from './search-words.ts';
import { patientSortKey } from './sort-key.ts';

/** The columns by which a patient is found and sorted. */
export const foundColumns = (patient: FoundBy) => ({
  sortKey: patientSortKey(patient.last_name, patient.first_name),
  search: searchVector(wordsOfPatient(patient)),
});

/** A hook: keeps them as the row is, with the address of its account. */
export async function keepSearch(
  values: object,
  { em }: { readonly em: SqlEntityManager },
): Promise<void> {
  const row = values as FoundBy & { user_id?: string | null; email?: string | null };
  const account = row.user_id ? await em.findOne(User, { id: row.user_id }) : null;
  const { sortKey, search } = foundColumns({ ...row, emails: [row.email, account?.email] });
  Object.assign(values, { sort_key: sortKey, search });
}
