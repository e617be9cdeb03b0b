import { defineEntity, p } from '@mikro-orm/core';
import { pageProperties } from '@praxiskit/pages/mikro-orm';
import { draftProperties, uniqueWhenPublished } from '@praxiskit/record-drafts/server';

const PageSchema = defineEntity({
  name: 'Page',
  tableName: 'pages',
  properties: {
    ...pageProperties,
    ...draftProperties,
    draftOf: () => p.manyToOne(Page).nullable().unique().deleteRule('cascade'),
  },
  uniques: [uniqueWhenPublished('slug')],
});

/** The texts of a page, and drafts of them. */
export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
