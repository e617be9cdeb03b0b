import { defineEntity, p } from '@mikro-orm/core';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { pageColumns } from '@praxiskit/pages/mikro-orm';
import { draftColumns, uniqueWhenPublished } from '@praxiskit/record-server/drafts';

const PageSchema = defineEntity({
  name: 'Page',
  tableName: 'pages',
  properties: {
    ...recordProperties,
    ...propertiesOf({ ...draftColumns, ...pageColumns }),
    draftOf: () => p.manyToOne(Page).nullable().unique().deleteRule('cascade'),
  },
  uniques: [uniqueWhenPublished('slug')],
});

/** The texts of a page, and drafts of them. */
export class Page extends PageSchema.class {}
PageSchema.setClass(Page);
