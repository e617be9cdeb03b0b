import { defineEntity, p } from '@mikro-orm/core';

const RecordEventSchema = defineEntity({
  name: 'RecordEvent',
  tableName: 'record_events',
  properties: {
    id: p.bigint('number').primary().autoincrement(),
    /** Of the transaction that has written it: lines of a lower one may become visible later. */
    xid: p.bigint('number'),
    at: p.datetime(3).defaultRaw('clock_timestamp()').index(),
    view: p.string(),
    recordId: p.string(),
    version: p.integer(),
    action: p.string(),
  },
  indexes: [{ properties: ['xid', 'id'] }],
});

/** The outbox of live events: a line for each write of a record, kept for ten minutes, without its values. */
export class RecordEvent extends RecordEventSchema.class {}
RecordEventSchema.setClass(RecordEvent);
