import { defineEntity, p } from '@mikro-orm/core';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import { profileColumns } from './columns.ts';

/** A person as the practice knows them. Without a user it belongs to a patient who has no account. */
const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'profiles',
  properties: {
    ...recordProperties,
    ...propertiesOf(profileColumns),
    user: () => p.manyToOne(User).nullable().unique().deleteRule('set null'),
    /** Set: the account was deleted, and by law the letters are kept; no user can read or write them. */
    lockedAt: p.datetime(3).nullable().index(),
    sortKey: p.string().default('').index(),
    /** The words by which staff finds the person. */
    search: p.string().columnType('tsvector').default('').hidden(),
  },
  indexes: [{ name: 'profiles_search_index', properties: ['search'], type: 'gin' }],
});

export class Profile extends ProfileSchema.class {}
ProfileSchema.setClass(Profile);
