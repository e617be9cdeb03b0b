import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import type { WrittenWords } from '../words/words.ts';

/** The columns of a page's texts, for `defineEntity` of a site whose pages have more. */
export const pageProperties = {
  ...recordProperties,
  slug: p.string(),
  titleDe: p.string(),
  titleEn: p.string(),
  descriptionDe: p.string().default(''),
  descriptionEn: p.string().default(''),
  bodyDe: p.text(),
  bodyEn: p.text(),
  words: p.json<WrittenWords>().defaultRaw(`'{}'`),
};

const PageSchema = defineEntity({
  name: 'Page',
  tableName: 'pages',
  properties: { ...pageProperties, slug: p.string().unique() },
});

/** What a page of the site says, by its address; a `body` is in the form of `readPageText`. */
export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
