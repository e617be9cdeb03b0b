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
    /** In the words of the actor, if the action needs a reason. */
    reason: p.text().nullable(),
  },
  indexes: [{ properties: ['recordId', 'at'] }],
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
 * The audit log: which user changed which columns of which record, when, and the reason if one is
 * required. It never contains values. Rows older than a year can be deleted, but none can be
 * changed. A trigger in the site's migrations refuses TRUNCATE, which an entity cannot declare.
 */
export class AuditEvent extends AuditEventSchema.class {}
AuditEventSchema.setClass(AuditEvent);
