import { defineEntity, p } from '@mikro-orm/core';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { recordProperties } from '@praxiskit/core/mikro-orm';

/** A person as the practice knows them. Without a user it belongs to a patient who has no account. */
const ProfileSchema = defineEntity({
  name: 'Profile',
  tableName: 'profiles',
  properties: {
    ...recordProperties,
    user: () => p.manyToOne(User).nullable().unique().deleteRule('set null'),
    salutation: p.string().nullable(),
    title: p.string().nullable(),
    firstName: p.string().nullable(),
    lastName: p.string().nullable(),
    birthDate: p.date().nullable(),
    phone: p.string().nullable(),
    street: p.string().nullable(),
    postalCode: p.string().nullable(),
    city: p.string().nullable(),
    country: p.string().default('DE').nullable(),
    locale: p.string().default('de'),
    /** Set: the account was deleted, and by law the letters are kept; no user can read or write them. */
    lockedAt: p.datetime(3).nullable().index(),
    sortKey: p.string().default('').index(),
  },
});

export class Profile extends ProfileSchema.class {}
ProfileSchema.setClass(Profile);
