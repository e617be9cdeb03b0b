import { p } from '@mikro-orm/core';
import type { FrozenLetter, LetterLayout } from '../press/letter.ts';
import { letterCircles, letterDeliveries, letterMailStatuses, letterStatuses } from './status.ts';

/** The longest subject and text, in UTF-16 units. */
const longest = { subject: 200, body: 20_000, reference: 40 } as const;

/** A letter of the practice to one patient. */
export const letterColumns = {
  patient_id: { label: { de: 'Patient', en: 'Patient' }, createOnly: true },
  /** Who signs. */
  author_id: { label: { de: 'Verfasst von', en: 'Author' } },
  circle: {
    property: p.enum(letterCircles).default('doctors'),
    label: { de: 'Lesbar für', en: 'Readable for' },
  },
  locale: {
    property: p.string().default('de'),
    label: { de: 'Sprache', en: 'Language' },
    rules: ['oneOf:de,en'],
  },
  subject: {
    property: p.string().default(''),
    label: { de: 'Betreff', en: 'Subject' },
    rules: [`maxLength:${longest.subject}`],
  },
  /** Letter text. */
  body: {
    property: p.text().default(''),
    label: { de: 'Text', en: 'Text' },
    rules: [`maxLength:${longest.body}`],
    merge: 'blocks',
  },
  status: {
    property: p.enum(letterStatuses).default('draft').index(),
    label: { de: 'Stand', en: 'Status' },
  },
  delivery: {
    property: p.enum(letterDeliveries).default('portal'),
    label: { de: 'Zustellung', en: 'Delivery' },
    readOnly: true,
  },
  /** The beginning of a draft, the sending of a letter: no row moves in a list while it is edited. */
  listed_at: {
    property: p.datetime(3).index(),
    label: { de: 'Datum', en: 'Date' },
    readOnly: true,
  },
  /** When a letter that is being sent leaves; until then it can be taken back. */
  due_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Geht ab um', en: 'Leaves at' },
    readOnly: true,
  },
  /** How often it was sent, with those that were taken back. */
  attempt: {
    property: p.integer().default(0),
    label: { de: 'Versuch', en: 'Attempt' },
    readOnly: true,
  },
  sent_at: {
    property: p.datetime(3).nullable().index(),
    label: { de: 'Versendet am', en: 'Sent on' },
    readOnly: true,
  },
  sent_by_name: {
    property: p.string().nullable(),
    label: { de: 'Versendet von', en: 'Sent by' },
    readOnly: true,
  },
  /** The author's name when the letter was sent: a record of a treatment must say who has written it. */
  author_name: {
    property: p.string().nullable(),
    label: { de: 'Verfasst von', en: 'Author' },
    readOnly: true,
  },
  /** 'Unser Zeichen'; without it the number of the patient's file. */
  reference: {
    property: p.string().nullable(),
    label: { de: 'Unser Zeichen', en: 'Our reference' },
    rules: [`maxLength:${longest.reference}`],
  },
  /** When its addressee has read it. */
  read_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Gelesen am', en: 'Read on' },
    readOnly: true,
  },
  /** When a letter on paper was printed. */
  printed_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Gedruckt am', en: 'Printed on' },
    readOnly: true,
  },
  /** Null: nothing is known yet, or there is no mail. */
  mail_status: {
    property: p.enum(letterMailStatuses).nullable(),
    label: { de: 'Stand der E-Mail', en: 'State of the e-mail' },
    readOnly: true,
  },
  withdrawn_at: {
    property: p.datetime(3).nullable(),
    label: { de: 'Zurückgezogen am', en: 'Withdrawn on' },
    readOnly: true,
  },
  /** In the doctor's words; it may say what the letter is about. */
  withdrawn_reason: {
    property: p.text().nullable(),
    label: { de: 'Grund', en: 'Reason' },
    readOnly: true,
    staffOnly: true,
  },
  /** The sent letter that this one corrects. */
  corrects_id: { label: { de: 'Berichtigt', en: 'Corrects' }, createOnly: true },
  /** All that its print shows, from the sending on. */
  frozen: {
    property: p.json<FrozenLetter>().nullable(),
    label: { de: 'Festgeschrieben', en: 'As it was sent' },
    readOnly: true,
  },
  /** Where the lines of the print are. */
  layout: {
    property: p.json<LetterLayout>().nullable(),
    label: { de: 'Zeilen', en: 'Lines' },
    readOnly: true,
  },
  /** The subject for the desk; null while the letter is for doctors alone. */
  desk_subject: {
    property: p.string().nullable(),
    label: { de: 'Betreff', en: 'Subject' },
    readOnly: true,
  },
} as const;
