import { p } from '@mikro-orm/core';

/** The last part of a page's address. */
export const slugColumn = {
  property: p.string(),
  rules: ['required', { op: 'pattern', arg: '^[a-z0-9-]+$' }],
} as const;

/** The column that alphabetical lists are sorted by; `keepSortKey` writes it. */
export const sortKeyColumn = { property: p.string().default('').index(), readOnly: true } as const;
