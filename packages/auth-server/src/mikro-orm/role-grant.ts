import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.ts';

const RoleGrantSchema = defineEntity({
  name: 'RoleGrant',
  tableName: 'role_grants',
  properties: {
    user: () => p.manyToOne(User).primary().deleteRule('cascade'),
    role: p.string().primary(),
    // No foreign key: a grant is valid only while the giver is an admin.
    givenBy: p.uuid(),
    createdAt: p.datetime(3),
  },
});

/** A guarded role that waits until another user confirms it. */
export class RoleGrant extends RoleGrantSchema.class {}
RoleGrantSchema.setClass(RoleGrant);
