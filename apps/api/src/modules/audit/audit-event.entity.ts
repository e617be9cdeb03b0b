import { defineEntity, p } from '@mikro-orm/core';

/**
 * Append-only: who did what to which record, and when. Values never stand here. Lines older than a year can
 * be deleted, none changed; a trigger of the migrations refuses TRUNCATE, which no entity can say.
 */
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
  triggers: [
    {
      name: 'audit_events_only_grow',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if; raise exception 'audit_events only grows';`,
    },
  ],
});

export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
