import { defineEntity, p } from '@mikro-orm/core';

const AccountEventSchema = defineEntity({
  name: 'AccountEvent',
  tableName: 'account_events',
  properties: {
    id: p.uuid().primary(),
    type: p.string(),
    // No foreign key: the log outlives the account.
    accountId: p.uuid().nullable().index(),
    at: p.datetime(3).index(),
    address: p.string(),
    userAgent: p.text(),
    details: p.json<Record<string, string>>(),
  },
});

/** One line of the audit log. It only grows. */
export class AccountEvent extends AccountEventSchema.class {}
AccountEventSchema.setClass(AccountEvent);
