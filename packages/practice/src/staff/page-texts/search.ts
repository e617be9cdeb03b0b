import { foundByName, type PageSearch } from '@praxiskit/staff';
import { pagesBySlug } from './queries.ts';

export const search: PageSearch = {
  queries: [{ ...pagesBySlug, limit: 500 }],
  describe: (record, locale) => foundByName(record, 'title', locale),
};
