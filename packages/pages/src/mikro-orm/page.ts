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

/** The texts of a page of the site, by its address; `body` is in the format of `readPageText`. */
export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
