import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/record-server';

/** What a page of the site says, by its address; `body` is in the form of `readPageText` of pages. */
const PageSchema = defineEntity({
  name: 'Page',
  tableName: 'pages',
  properties: {
    ...recordProperties,
    slug: p.string().unique(),
    ...{ titleDe: p.string(), titleEn: p.string() },
    ...{ descriptionDe: p.string().default(''), descriptionEn: p.string().default('') },
    ...{ bodyDe: p.text(), bodyEn: p.text() },
  },
});

export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
