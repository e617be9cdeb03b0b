import { defineEntity, p } from '@mikro-orm/core';

const RecordVersionSchema = defineEntity({
  name: 'RecordVersion',
  tableName: 'record_versions',
  properties: {
    view: p.string().primary(),
    recordId: p.uuid().primary(),
    /** The record's version while this content was public. */
    version: p.integer().primary(),
    /** By wire name. */
    content: p.json<Record<string, unknown>>(),
    publishedAt: p.datetime(3),
    publishedByName: p.string().nullable(),
  },
});

/** Earlier public versions of the records that have drafts. */
export class RecordVersion extends RecordVersionSchema.class {}
RecordVersionSchema.setClass(RecordVersion);
