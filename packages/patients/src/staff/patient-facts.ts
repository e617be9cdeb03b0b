import { createFormats, type Locale } from '@praxiskit/core';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { listName, type NameParts } from '../person-name.ts';

/** What the list and the head of a file say of a patient. */
export interface PatientFacts {
  /** As lists have it; empty for a person without a name. */
  readonly name: string;
  /** As it is spoken. */
  readonly parts: NameParts;
  /** ISO 8601 */
  readonly birthDate: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly account: 'none' | 'own' | 'known';
}

export function patientFacts(record: ModelRecord): PatientFacts {
  const text = (column: string) => (record.get(column) as string | null | undefined) || null;
  const parts = {
    title: text('title'),
    first_name: text('first_name'),
    last_name: text('last_name'),
  };
  const isKnown = text('known_at') !== null;
  return {
    name: listName(parts),
    parts,
    birthDate: text('birth_date'),
    phone: text('phone'),
    email: text('email'),
    account: text('user_id') === null ? 'none' : isKnown ? 'known' : 'own',
  };
}

/** '14.03.1978' */
export const numericDay = (iso: string, locale: Locale) =>
  createFormats(locale).date(iso, 'numeric');

/** Whole years between two days, ISO 8601. */
export function yearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4));
  return today.slice(5) < birth.slice(5) ? years - 1 : years;
}
