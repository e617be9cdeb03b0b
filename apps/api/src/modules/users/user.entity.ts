import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '../../database/base-properties.ts';

/** An account. Who a person is to the practice stands in their profile. */
const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...baseProperties,
    /** Lower case, trimmed; what somebody signs in with. */
    email: p.string().unique(),
    name: p.string(),
    roles: p.array().default([]),
    /** Set: every page but `/password-new` forwards there. */
    passwordChange: p.boolean().default(false),
    passwordHash: p.text().nullable().hidden(),
    emailVerifiedAt: p.datetime(3).nullable(),
    disabledAt: p.datetime(3).nullable(),
  },
});

export class User extends UserSchema.class {}
UserSchema.setClass(User);
