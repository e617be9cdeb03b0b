import { defineEntity, p } from '@mikro-orm/core';

const RecordVersionSchema = defineEntity({
  name: 'RecordVersion',
  tableName: 'record_versions',
  properties: {
    view: p.string().primary(),
    recordId: p.uuid().primary(),
    /** Of the record while this was public. */
    version: p.integer().primary(),
    /** By wire name. */
    content: p.json<Record<string, unknown>>(),
    publishedAt: p.datetime(3),
    publishedByName: p.string().nullable(),
  },
});

/** What was public before, of each record that has drafts. */
export class RecordVersion extends RecordVersionSchema.class {}
RecordVersionSchema.setClass(RecordVersion);
