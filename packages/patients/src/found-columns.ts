import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { searchVector } from '@praxiskit/record-server';
import { type FoundBy, wordsOfPatient } from './search-words.ts';
import { patientSortKey } from './sort-key.ts';

/** The columns by which a patient is found and sorted, for code that writes the entity itself. */
export const foundColumns = (patient: FoundBy) => ({
  sortKey: patientSortKey(patient.last_name, patient.first_name),
  search: searchVector(wordsOfPatient(patient)),
});

/** The words of a row of the view, with the address of its account. */
export async function storedWordsOf(row: object, em: SqlEntityManager): Promise<string[]> {
  const patient = row as FoundBy & { user_id?: string | null; email?: string | null };
  const account = patient.user_id ? await em.findOne(User, { id: patient.user_id }) : null;
  return wordsOfPatient({ ...patient, emails: [patient.email, account?.email] });
}

/** A hook: keeps the key by which patients are sorted. */
export function keepPatientSortKey(values: object): void {
  const row = values as FoundBy & { sort_key: string };
  row.sort_key = patientSortKey(row.last_name, row.first_name);
}
