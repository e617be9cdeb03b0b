import { defineEntity, p } from '@mikro-orm/core';

/** Append-only: who did what to which record, and when. Values never stand here. */
const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_events',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(3),
    actorId: p.uuid().nullable(),
    action: p.string(),
    view: p.string(),
    recordId: p.string().nullable(),
    columns: p.array().default([]),
  },
});

export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
