import { defineEntity, p } from '@mikro-orm/core';
import { pageProperties } from '@praxiskit/pages/mikro-orm';
import { draftColumns, uniqueWhenPublished } from '@praxiskit/record-drafts/server';
import { propertiesOf } from '@praxiskit/record-server';

const PageSchema = defineEntity({
  name: 'Page',
  tableName: 'pages',
  properties: {
    ...pageProperties,
    ...propertiesOf(draftColumns),
    draftOf: () => p.manyToOne(Page).nullable().unique().deleteRule('cascade'),
  },
  uniques: [uniqueWhenPublished('slug')],
});

/** The texts of a page, and drafts of them. */
export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
