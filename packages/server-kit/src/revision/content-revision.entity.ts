import { defineEntity, p } from '@mikro-orm/core';

const ContentRevisionSchema = defineEntity({
  name: 'ContentRevision',
  tableName: 'content_revision',
  properties: { id: p.integer().primary().autoincrement(false), revision: p.bigint('number') },
});

/** One global row: it rises in the transaction that changes public content. */
export class ContentRevision extends ContentRevisionSchema.class {}
ContentRevisionSchema.setClass(ContentRevision);
