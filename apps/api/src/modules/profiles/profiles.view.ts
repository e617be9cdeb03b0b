import { defineView } from '@praxiskit/record-server';
import { keepSortKey } from '../records/german-sort-key.ts';
import { isStaff } from '../records/roles.ts';
import { Profile } from './profile.entity.ts';

const personal = [
  'salutation',
  'title',
  'first_name',
  'last_name',
  'birth_date',
  'phone',
  'street',
  'postal_code',
  'city',
  'country',
  'locale',
];

export const profilesView = defineView({
  name: 'profiles',
  label: { de: 'Profil', en: 'Profile' },
  entity: Profile,
  autosave: true,
  defaultSort: 'sort_key',
  columns: {
    salutation: { label: 'Anrede', rules: [{ op: 'maxLength', arg: 40 }] },
    title: { label: 'Titel', rules: [{ op: 'maxLength', arg: 40 }] },
    first_name: { label: 'Vorname', rules: [{ op: 'required' }, { op: 'maxLength', arg: 120 }] },
    last_name: { label: 'Nachname', rules: [{ op: 'required' }, { op: 'maxLength', arg: 120 }] },
    birth_date: { label: 'Geburtsdatum' },
    phone: { label: 'Telefon', rules: [{ op: 'pattern', arg: '^[+0-9 ()/-]{3,40}$' }] },
    street: { label: 'Straße und Hausnummer', rules: [{ op: 'maxLength', arg: 160 }] },
    postal_code: { label: 'Postleitzahl', rules: [{ op: 'maxLength', arg: 12 }] },
    city: { label: 'Ort', rules: [{ op: 'maxLength', arg: 120 }] },
    country: { label: 'Land', rules: [{ op: 'maxLength', arg: 60 }] },
    locale: { rules: [{ op: 'oneOf', arg: ['de', 'en'] }] },
    user_id: { readOnly: true },
  },
  relations: { user: { view: 'users' } },
  access(viewer) {
    if (!viewer) return null;
    if (isStaff(viewer)) return { read: true, create: true, update: true, writable: personal };
    const own = { user: viewer.id };
    return { read: own, update: own, writable: personal };
  },
  hooks: {
    beforeCreate: keepSortKey('last_name', 'first_name'),
    beforeUpdate: keepSortKey('last_name', 'first_name'),
  },
});
