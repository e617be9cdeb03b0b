import { defineEntity, p } from '@mikro-orm/core';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { liveSessions } from '../sessions/live-sessions.ts';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...recordProperties,
    /** The canonical address, with which the user signs in. */
    email: p.string().unique(),
    name: p.string(),
    roles: p.array().default([]),
    /** Set: the account can only change its password. */
    passwordChange: p.boolean().default(false),
    /** When the new password was required. */
    passwordChangeSince: p.datetime(3).nullable(),
    passwordHash: p.text().nullable().hidden(),
    passwordChangedAt: p.datetime(3).nullable(),
    emailVerifiedAt: p.datetime(3).nullable(),
    disabledAt: p.datetime(3).nullable(),
    /** Set: when the account will be deleted, as its owner has requested. */
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

/** An account. Ids are UUIDv7, so they sort by creation; `version` is for `ETag` and `If-Match`. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
