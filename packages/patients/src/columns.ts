import { p } from '@mikro-orm/core';
import { germanPostalCode, pastDate } from '@praxiskit/record-server';

/** A person as the practice knows them. */
export const profileColumns = {
  salutation: {
    property: p.string().nullable(),
    label: { de: 'Anrede', en: 'Salutation' },
    rules: ['maxLength:40'],
  },
  title: {
    property: p.string().nullable(),
    label: { de: 'Titel', en: 'Title' },
    rules: ['maxLength:40'],
  },
  first_name: {
    property: p.string().nullable(),
    label: { de: 'Vorname', en: 'First name' },
    rules: ['required|maxLength:120'],
  },
  last_name: {
    property: p.string().nullable(),
    label: { de: 'Nachname', en: 'Last name' },
    rules: ['required|maxLength:120'],
  },
  birth_date: {
    property: p.date().nullable(),
    label: { de: 'Geburtsdatum', en: 'Date of birth' },
    rules: [pastDate],
  },
  phone: {
    property: p.string().nullable(),
    label: { de: 'Telefon', en: 'Phone' },
    rules: [{ op: 'pattern', arg: '^[+0-9 ()/-]{3,40}$' }],
  },
  /** Given at the desk, for replies of the practice; mails about letters go to the account's own address. */
  email: {
    property: p.string().nullable(),
    label: { de: 'E-Mail', en: 'E-mail' },
    rules: ['maxLength:254|email'],
    staffOnly: true,
  },
  street: {
    property: p.string().nullable(),
    label: { de: 'Straße und Hausnummer', en: 'Street and number' },
    rules: ['maxLength:160'],
  },
  postal_code: {
    property: p.string().nullable(),
    label: { de: 'Postleitzahl', en: 'Postal code' },
    rules: ['maxLength:12', germanPostalCode],
  },
  city: {
    property: p.string().nullable(),
    label: { de: 'Ort', en: 'Town' },
    rules: ['maxLength:120'],
  },
  country: {
    property: p.string().default('DE').nullable(),
    label: { de: 'Land', en: 'Country' },
    rules: ['maxLength:60'],
  },
  locale: {
    property: p.string().default('de'),
    label: { de: 'Sprache', en: 'Language' },
    rules: ['oneOf:de,en'],
  },
  /** The number of the file in the practice's own system. */
  file_number: {
    property: p.string().nullable().unique(),
    label: { de: 'Aktennummer', en: 'File number' },
    rules: ['maxLength:40'],
    staffOnly: true,
  },
  /** Since when the practice knows the person; null for an account that its owner has made. */
  known_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Bekannt seit', en: 'Known since' },
    readOnly: true,
    staffOnly: true,
  },
  /** Ids of similar patients who are other people, as staff has decided. */
  distinct_from: {
    property: p.json<string[]>().default([]),
    label: { de: 'Andere Person als', en: 'Other person than' },
    staffOnly: true,
  },
} as const;
