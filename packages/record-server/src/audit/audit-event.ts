import { defineEntity, p } from '@mikro-orm/core';

const AuditEventSchema = defineEntity({
  name: 'AuditEvent',
  tableName: 'audit_events',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(3),
    /** Null for a guest. */
    actorId: p.uuid().nullable(),
    action: p.string(),
    view: p.string(),
    recordId: p.string().nullable(),
    columns: p.array().default([]),
    /** In the words of the actor, where an action needs one. */
    reason: p.text().nullable(),
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

/**
 * Who did what to which record, when, and where it has to be said why: values never stand here. Lines older than a year can be deleted,
 * none changed; a trigger of the site's migrations refuses TRUNCATE, which no entity can say.
 */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
