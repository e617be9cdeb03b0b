import { p } from '@mikro-orm/core';
import { inBothLanguages } from '@praxiskit/core';
import { slugColumn, sortKeyColumn } from '../usual-columns.ts';

/** Columns of a patient's concern: visitors read them, and staff writes them. */
export const concernColumns = {
  slug: { ...slugColumn, label: { de: 'Kurzname', en: 'Short name' } },
  position: { property: p.integer(), label: { de: 'Reihenfolge', en: 'Position' } },
  ...inBothLanguages({
    name: { property: p.string(), label: { de: 'Name', en: 'Name' }, rules: ['required'] },
  }),
  sort_key: sortKeyColumn,
} as const;
