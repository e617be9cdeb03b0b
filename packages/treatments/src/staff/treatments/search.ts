import { foundByName, type PageSearch } from '@praxiskit/staff';
import { treatmentsByDepth } from '../queries.ts';

export const search: PageSearch = {
  queries: [{ ...treatmentsByDepth, limit: 500 }],
  describe: (record, locale) => foundByName(record, 'name', locale),
};
