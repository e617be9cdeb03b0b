import { defineView, germanPostalCode, keepSortKey, pastDate } from '@praxiskit/record-server';
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
] as const;

/** A name is changed at the practice, where somebody sees an identity card. */
const own = personal.filter((name) => name !== 'first_name' && name !== 'last_name');

export const profilesView = defineView({
  name: 'profiles',
  label: { de: 'Profil', en: 'Profile' },
  entity: Profile,
  autosave: true,
  defaultSort: 'sort_key',
  columns: {
    salutation: {
      label: { de: 'Anrede', en: 'Salutation' },
      rules: [{ op: 'maxLength', arg: 40 }],
    },
    title: { label: { de: 'Titel', en: 'Title' }, rules: [{ op: 'maxLength', arg: 40 }] },
    first_name: {
      label: { de: 'Vorname', en: 'First name' },
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 120 }],
    },
    last_name: {
      label: { de: 'Nachname', en: 'Last name' },
      rules: [{ op: 'required' }, { op: 'maxLength', arg: 120 }],
    },
    birth_date: { label: { de: 'Geburtsdatum', en: 'Date of birth' }, rules: [pastDate] },
    phone: {
      label: { de: 'Telefon', en: 'Phone' },
      rules: [{ op: 'pattern', arg: '^[+0-9 ()/-]{3,40}$' }],
    },
    street: {
      label: { de: 'Straße und Hausnummer', en: 'Street and number' },
      rules: [{ op: 'maxLength', arg: 160 }],
    },
    postal_code: {
      label: { de: 'Postleitzahl', en: 'Postal code' },
      rules: [{ op: 'maxLength', arg: 12 }, germanPostalCode],
    },
    city: { label: { de: 'Ort', en: 'Town' }, rules: [{ op: 'maxLength', arg: 120 }] },
    country: { label: { de: 'Land', en: 'Country' }, rules: [{ op: 'maxLength', arg: 60 }] },
    locale: {
      label: { de: 'Sprache', en: 'Language' },
      rules: [{ op: 'oneOf', arg: ['de', 'en'] }],
    },
    user_id: { label: { de: 'Konto', en: 'Account' }, readOnly: true },
    locked_at: { hidden: true },
  },
  relations: { user: { view: 'users' } },
  access(viewer) {
    if (!viewer) return null;
    // Locked: whoever is no patient any longer is seen by nobody.
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
