import { defineEntity, p } from '@mikro-orm/core';
import type { PersonName } from '../store/link.ts';

const AccountLinkSchema = defineEntity({
  name: 'AccountLink',
  tableName: 'account_links',
  properties: {
    id: p.uuid().primary(),
    purpose: p.string(),
    email: p.string(),
    callbackUrl: p.text().nullable(),
    locale: p.string(),
    accountId: p.uuid().nullable(),
    sessionHash: p.string().nullable(),
    roles: p.array().default([]),
    // No foreign key: an invitation is valid only while this account is an admin.
    invitedBy: p.uuid().nullable(),
    name: p.string().nullable(),
    person: p.json<PersonName>().nullable(),
    passwordHash: p.text().nullable().hidden(),
    createdAt: p.datetime(3),
    expiresAt: p.datetime(3).index(),
  },
  indexes: [{ properties: ['email', 'purpose'] }],
});

/** A link that was requested by e-mail. Its token is derived from the id and is not stored. */
export class AccountLink extends AccountLinkSchema.class {}
AccountLinkSchema.setClass(AccountLink);
