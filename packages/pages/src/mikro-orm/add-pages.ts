import type { SqlEntityManager } from '@mikro-orm/sql';
import { Page } from './page.ts';

/** A page's texts as they are before anybody has changed them. */
export type NewPage = Pick<Page, 'slug' | `${'title' | 'description' | 'body'}${'De' | 'En'}`>;

/**
 * Gives each page its texts, for `prepare` of server-kit's `startNode`: from the first start on there is a
 * row for each, and what somebody has made of it stays.
 */
export async function addPages(em: SqlEntityManager, pages: readonly NewPage[]): Promise<void> {
  const known = await em.find(Page, {}, { fields: ['slug'] });
  const slugs = new Set(known.map(({ slug }) => slug));
  for (const page of pages) if (!slugs.has(page.slug)) em.create(Page, page);
  await em.flush();
}
