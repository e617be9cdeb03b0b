import type { SqlEntityManager } from '@mikro-orm/sql';
import { pageTexts } from '../../texts/pages.ts';
import { Page } from './page.entity.ts';

/** Each page has its texts from the first start on; what the practice has made of them stays. */
export async function addPages(em: SqlEntityManager): Promise<void> {
  const known = await em.find(Page, {}, { fields: ['slug'] });
  const slugs = new Set(known.map(({ slug }) => slug));
  for (const page of pageTexts) if (!slugs.has(page.slug)) em.create(Page, page);
  await em.flush();
}
