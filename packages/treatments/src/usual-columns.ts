import { p } from '@mikro-orm/core';

/** The last part of a page's address. */
export const slugColumn = {
  property: p.string(),
  rules: ['required', { op: 'pattern', arg: '^[a-z0-9-]+$' }],
} as const;

/** What a list in the order of the alphabet is sorted by; `keepSortKey` writes it. */
export const sortKeyColumn = { property: p.string().default('').index(), readOnly: true } as const;
