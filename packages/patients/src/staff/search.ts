import { createFormats } from '@praxiskit/core';
import type { PageSearch } from '@praxiskit/staff';
import { patientFacts } from './patient-facts.ts';

/** Patients are found by the server: there are too many to load them all. */
export const search: PageSearch = {
  queries: [],
  queryFor: (typed) => ({ filter: { $search: typed }, sort: 'sort_key', limit: 6 }),
  describe(record, locale) {
    const { name, birthDate } = patientFacts(record);
    return {
      text: name || '–',
      end: birthDate ? createFormats(locale).date(birthDate, 'numeric') : '',
    };
  },
};
