import { createFormats, type Locale } from '@praxiskit/core';
import { fullName } from '@praxiskit/patients';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useList, useRelated } from '@praxiskit/record-model/react';
import { relatedOne } from '@praxiskit/staff/react';
import { useMemo, useState } from 'react';
import type { LetterPlace } from '../open-places.ts';
import { salutationOf } from '../salutation.ts';

/** What the places of text blocks are filled with: the patient, and their next appointment. */
export function useLetterPlaces(
  letter: ModelRecord,
  locale: Locale,
): Readonly<Partial<Record<LetterPlace, string>>> {
  useRelated(letter, 'patient');
  const patient = relatedOne(letter, 'patient');
  const [now] = useState(() => new Date().toISOString());
  const [next] = useList('appointments', {
    filter: {
      patient_id: String(letter.base().patient_id),
      status: 'confirmed',
      starts_at: { $gte: now },
    },
    sort: 'starts_at',
    include: 'treatment',
    limit: 1,
  }).records as readonly ModelRecord[];
  return useMemo(() => {
    const part = (column: string) => (patient?.get(column) as string | null | undefined) ?? null;
    const person = {
      salutation: part('salutation'),
      title: part('title'),
      first_name: part('first_name'),
      last_name: part('last_name'),
    };
    const treatment = next ? relatedOne(next, 'treatment')?.get(`name_${locale}`) : null;
    const starts = next ? String(next.get('starts_at')) : null;
    const { date } = createFormats(locale);
    return {
      ...(patient ? { anrede: salutationOf(person, locale), name: fullName(person) } : {}),
      ...(starts ? { termin: `${date(starts, 'long')}, ${date(starts, 'time')}` } : {}),
      ...(treatment ? { behandlung: String(treatment) } : {}),
    };
  }, [patient, next, locale]);
}
