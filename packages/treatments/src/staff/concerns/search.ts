import { foundByName, type PageSearch } from '@praxiskit/staff';
import { concernsInOrder } from '../queries.ts';

export const search: PageSearch = {
  queries: [{ ...concernsInOrder, limit: 500 }],
  describe: (record, locale) => foundByName(record, 'name', locale),
};
