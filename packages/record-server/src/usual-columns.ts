import { germanPostalCode, pastDate } from './usual-rules.ts';
import type { ColumnSpec } from './view.ts';

const name = ['required|maxLength:120'];

/**
 * The columns of a person in a practice: labels and rules, for a view whose entity has all of them.
 */
export const personColumns = {
  salutation: { label: { de: 'Anrede', en: 'Salutation' }, rules: ['maxLength:40'] },
  title: { label: { de: 'Titel', en: 'Title' }, rules: ['maxLength:40'] },
  first_name: { label: { de: 'Vorname', en: 'First name' }, rules: name },
  last_name: { label: { de: 'Nachname', en: 'Last name' }, rules: name },
  birth_date: { label: { de: 'Geburtsdatum', en: 'Date of birth' }, rules: [pastDate] },
  phone: {
    label: { de: 'Telefon', en: 'Phone' },
    rules: [{ op: 'pattern', arg: '^[+0-9 ()/-]{3,40}$' }],
  },
  street: {
    label: { de: 'Straße und Hausnummer', en: 'Street and number' },
    rules: ['maxLength:160'],
  },
  postal_code: {
    label: { de: 'Postleitzahl', en: 'Postal code' },
    rules: ['maxLength:12', germanPostalCode],
  },
  city: { label: { de: 'Ort', en: 'Town' }, rules: ['maxLength:120'] },
  country: { label: { de: 'Land', en: 'Country' }, rules: ['maxLength:60'] },
  locale: { label: { de: 'Sprache', en: 'Language' }, rules: ['oneOf:de,en'] },
} as const satisfies Readonly<Record<string, ColumnSpec>>;
