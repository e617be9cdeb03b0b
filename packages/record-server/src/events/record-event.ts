import { defineEntity, p } from '@mikro-orm/core';

const RecordEventSchema = defineEntity({
  name: 'RecordEvent',
  tableName: 'record_events',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** The transaction that wrote the line: lines of a lower one may become visible later. */
    xid: p.bigint('number'),
    at: p.datetime(3).defaultRaw('clock_timestamp()').index(),
    view: p.string(),
    recordId: p.string(),
    version: p.integer(),
    action: p.string(),
  },
  indexes: [{ properties: ['xid', 'id'] }],
});

/**
 * The outbox of live events: a line for each write of a record, without its values, kept for ten
 * minutes.
 */
export class RecordEvent extends RecordEventSchema.class {}
RecordEventSchema.setClass(RecordEvent);
