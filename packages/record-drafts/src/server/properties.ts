import { p } from '@mikro-orm/core';
import type { DraftAllowance, DraftFinding } from '../finding.ts';

/**
 * The columns of drafts, for `defineEntity`. The entity adds the row that a draft is of, which only it can name:
 * `draftOf: () => p.manyToOne(Price).nullable().unique().deleteRule('cascade')`.
 */
export const draftProperties = {
  /** When the row was made public last; null in a draft, and in a record that never was. */
  publishedAt: p.datetime(3).nullable(),
  publishedByName: p.string().nullable(),
  allowances: p.json<DraftAllowance[]>().defaultRaw(`'[]'`),
  findings: p.json<DraftFinding[]>().defaultRaw(`'[]'`),
};

/**
 * For `uniques` of `defineEntity`: a value that no two published rows have. A draft has its record's, and a
 * record that is not published yet is in nobody's way.
 */
export const uniqueWhenPublished = <const Property extends string>(property: Property) => ({
  properties: [property] as [Property],
  where: '"draft_of_id" is null and "published_at" is not null',
});
