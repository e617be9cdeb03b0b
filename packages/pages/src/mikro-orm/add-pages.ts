import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Page } from './page.ts';

/** A page's texts as they are before anybody has changed them. */
export type NewPage = Pick<Page, 'slug' | `${'title' | 'description' | 'body'}${'De' | 'En'}`>;

/**
 * Gives each page its texts, for `prepare` of server-kit's `startNode`: from the first start on there is a
 * row for each, and what somebody has made of it stays.
 *
 * @param entity of a site whose pages have more columns; they are in `pages` then
 */
export async function addPages<Row extends NewPage>(
  em: SqlEntityManager,
  pages: readonly Row[],
  entity: EntityClass<object> = Page,
): Promise<void> {
  const known = (await em.find(entity, {}, { fields: ['slug'] as never })) as unknown as NewPage[];
  const slugs = new Set(known.map(({ slug }) => slug));
  for (const page of pages) if (!slugs.has(page.slug)) em.create(entity, page as never);
  await em.flush();
}
