import { defineEntity, p } from '@mikro-orm/core';

/** One global row: it rises in the transaction that changes what the public pages show. */
const ContentRevisionSchema = defineEntity({
  name: 'ContentRevision',
  tableName: 'content_revision',
  properties: { id: p.integer().primary().autoincrement(false), revision: p.bigint('number') },
});

export class ContentRevision extends ContentRevisionSchema.class {}
ContentRevisionSchema.setClass(ContentRevision);
