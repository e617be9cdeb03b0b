import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

const RoleGrantSchema = defineEntity({
  name: 'RoleGrant',
  tableName: 'role_grants',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    role: p.string().primary(),
    // No foreign key: a grant counts only while its giver is found among the admins.
    givenBy: p.uuid(),
    createdAt: p.datetime(3),
  },
});

/** A guarded role that waits for somebody who confirms it. */
export class RoleGrant extends RoleGrantSchema.class {}
RoleGrantSchema.setClass(RoleGrant);
