import { defineView, keepSortKey, personColumns } from '@praxiskit/record-server';
import { isStaff } from '../records/roles.ts';
import { Profile } from './profile.entity.ts';

/** A name is changed at the practice, where staff checks an identity card. */
const own = [
  'salutation',
  'title',
  'birth_date',
  'phone',
  'street',
  'postal_code',
  'city',
  'country',
  'locale',
] as const;
const personal = [...own, 'first_name', 'last_name'] as const;

export const profilesView = defineView({
  name: 'profiles',
  label: { de: 'Profil', en: 'Profile' },
  entity: Profile,
  autosave: true,
  defaultSort: 'sort_key',
  columns: {
    ...personColumns,
    user_id: { label: { de: 'Konto', en: 'Account' }, readOnly: true },
    locked_at: { hidden: true },
  },
  relations: { user: { view: 'users' } },
  access(viewer) {
    if (!viewer) return null;
    // Locked: a former patient is shown to no user.
    const open = { lockedAt: null };
    if (isStaff(viewer)) return { read: open, create: true, update: open, writable: personal };
    const mine = { user: viewer.id };
    return { read: mine, update: mine, writable: own };
  },
  hooks: {
    beforeCreate: keepSortKey('last_name', 'first_name'),
    beforeUpdate: keepSortKey('last_name', 'first_name'),
  },
});
