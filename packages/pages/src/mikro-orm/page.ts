import { defineEntity, p } from '@mikro-orm/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { pageColumns } from './columns.ts';

const PageSchema = defineEntity({
  name: 'Page',
  tableName: 'pages',
  properties: {
    ...recordProperties,
    ...propertiesOf(pageColumns),
    slug: p.string().unique(),
  },
});

/** What a page of the site says, by its address; a `body` is in the form of `readPageText`. */
export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
