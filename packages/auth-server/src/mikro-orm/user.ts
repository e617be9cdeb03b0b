import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { liveSessions } from '../sessions/live-sessions.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...recordProperties,
    /** Lower case, trimmed; what the user signs in with. */
    email: p.string().unique(),
    name: p.string(),
    roles: p.array().default([]),
    /** Set: the account can do nothing but change its password. */
    passwordChange: p.boolean().default(false),
    /** When that was asked for. */
    passwordChangeSince: p.datetime(3).nullable(),
    passwordHash: p.text().nullable().hidden(),
    passwordChangedAt: p.datetime(3).nullable(),
    emailVerifiedAt: p.datetime(3).nullable(),
    disabledAt: p.datetime(3).nullable(),
    /** Set: the account's owner has asked for its deletion, which happens then. */
    deletionAt: p.datetime(3).nullable().index(),
  },
  triggers: [
    {
      name: 'users_change_is_told',
      timing: 'after',
      events: ['update'],
      body: `if (old.roles, old.email, old.name, old.password_change, old.disabled_at) is distinct from (new.roles, new.email, new.name, new.password_change, new.disabled_at) then perform pg_notify('${liveSessions.channel}', new.id::text); end if; return null;`,
    },
  ],
});

/**
 * An account. Ids are UUIDv7, so that they sort by creation; `version` is for `ETag` and
 * `If-Match`.
 */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
