import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Page } from './page.ts';

export type NewPage = Pick<Page, 'slug' | `${'title' | 'description' | 'body'}${'De' | 'En'}`>;

/**
 * Gives each page its initial texts, for `prepare` of server-kit's `startNode`: every page has a
 * row from the first start on, and later edits stay.
 * @param entity of a site whose pages have more columns; `pages` contain them then
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
