import { defineEntity, p } from '@mikro-orm/core';

const AccountEventSchema = defineEntity({
  name: 'AccountEvent',
  tableName: 'account_events',
  properties: {
    id: p.uuid().primary(),
    // Records on the wire have a version; an event never changes.
    version: p.integer().version(),
    type: p.string(),
    // No foreign key: events stay after the account is deleted.
    accountId: p.uuid().nullable().index(),
    at: p.datetime(3).index(),
    address: p.string(),
    userAgent: p.text(),
    details: p.json<Record<string, string>>(),
  },
  triggers: [
    {
      name: 'account_events_only_grow',
      timing: 'before',
      events: ['update', 'delete'],
      body: `if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if; if tg_op = 'UPDATE' and new.address = '' and new.user_agent = '' and (new.id, new.type, new.account_id, new.at, new.details) is not distinct from (old.id, old.type, old.account_id, old.at, old.details) and old.account_id is not null and not exists (select 1 from users where id = old.account_id) then return new; end if; raise exception 'account_events only grows';`,
    },
  ],
});

/**
 * One event of the audit log. Events are only added; those older than a year can be deleted. After an account
 * is deleted, the address and the device of its events can be removed.
 */
export class AccountEvent extends AccountEventSchema.class {}
AccountEventSchema.setClass(AccountEvent);
