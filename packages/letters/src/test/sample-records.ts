import type { Locale } from '@praxiskit/core';
import type { Column, Definition } from '@praxiskit/record-model';
import {
  createStaffSample,
  sampleJson,
  sampleText,
  sampleView,
  uuid,
} from '@praxiskit/staff/testing';
import { body, frozen } from './sample-letter.ts';

const instant = { type: 'DATETIME', allowNull: true, readOnly: true } as const;
const key = { type: 'UUID', allowNull: true } as const;
const oneOf = (label: string, ...values: string[]): Column => ({
  ...sampleText(label),
  rules: [{ op: 'oneOf', arg: values }],
});

const ofBoth = {
  patient_id: key,
  // The id of the stage's user is no UUID.
  author_id: sampleText('Author'),
  circle: oneOf('Readable for', 'desk', 'doctors'),
  status: oneOf('Status', 'draft', 'ready', 'sending', 'sent', 'withdrawn'),
  delivery: oneOf('Delivery', 'portal', 'paper'),
  listed_at: instant,
  due_at: instant,
  sent_at: instant,
  sent_by_name: sampleText('Sent by'),
  author_name: sampleText('Author'),
  read_at: instant,
  printed_at: instant,
  mail_status: oneOf('Mail', 'sent', 'failed'),
  withdrawn_at: instant,
  withdrawn_reason: sampleText('Reason'),
  corrects_id: key,
} satisfies Definition['columns'];

const relations: Definition['relations'] = {
  patient: { type: 'belongsTo', view: 'profiles', foreignKey: 'patient_id' },
  author: { type: 'belongsTo', view: 'users', foreignKey: 'author_id' },
};

const definitions: readonly Definition[] = [
  {
    ...sampleView(
      'letters',
      {
        ...ofBoth,
        subject: sampleText('Subject'),
        body: { ...sampleText('Text'), merge: 'blocks' },
        locale: oneOf('Language', 'de', 'en'),
        frozen: sampleJson('As it was sent'),
        layout: sampleJson('Lines'),
      },
      relations,
    ),
    autosave: true,
    sensitive: true,
  },
  {
    ...sampleView('letter_cards', { ...ofBoth, subject: sampleText('Subject') }, relations),
    sensitive: true,
  },
  { ...sampleView('profiles', personColumns()), search: true, sensitive: true },
  sampleView('users', { name: sampleText('Name') }),
  {
    ...sampleView('text_blocks', {
      name: sampleText('Name'),
      body: sampleText('Text'),
      locale: oneOf('Language', 'de', 'en'),
      position: { type: 'INTEGER', allowNull: true },
      archived_at: { type: 'DATETIME', allowNull: true },
    }),
    autosave: true,
  },
  sampleView(
    'appointments',
    { patient_id: key, treatment_id: key, starts_at: instant, status: sampleText('Status') },
    { treatment: { type: 'belongsTo', view: 'treatments', foreignKey: 'treatment_id' } },
  ),
  sampleView('treatments', { name_de: sampleText('Name'), name_en: sampleText('Name') }),
  sampleView('colleagues', { name: sampleText('Name') }),
];

function personColumns(): Definition['columns'] {
  return {
    salutation: sampleText('Salutation'),
    title: sampleText('Title'),
    first_name: sampleText('First name'),
    last_name: sampleText('Last name'),
    birth_date: { type: 'DATEONLY', allowNull: true },
    street: sampleText('Street'),
    postal_code: sampleText('Postcode'),
    city: sampleText('Town'),
    phone: sampleText('Phone'),
    email: sampleText('E-mail'),
    known_at: instant,
    user_id: key,
    sort_key: sampleText('Sort key'),
  };
}

const at = (day: string, time = '09:00') => `${day}T${time}:00.000Z`;

const person = (n: number, last: string, first: string, birth: string, user: string | null) => ({
  id: uuid(n),
  salutation: first === 'Friedrich-Wilhelm' ? 'Herr' : 'Frau',
  title: null,
  first_name: first,
  last_name: last,
  birth_date: birth,
  street: 'Musterweg 4',
  postal_code: '07743',
  city: 'Jena',
  phone: '+49 3641 1234567',
  email: null,
  known_at: at('2026-11-02'),
  user_id: user,
  sort_key: `${last} ${first}`.toLowerCase(),
});

const people = [
  person(100, 'Mustermann', 'Marta', '1978-03-14', uuid(1)),
  person(101, 'von Muster-Großbeispiel', 'Friedrich-Wilhelm', '1961-11-11', null),
  person(102, 'Beispiel', 'Johanna', '1990-02-28', uuid(2)),
];

const textBlock = (n: number, name: string, text: string) => ({
  id: uuid(n),
  name,
  body: text,
  locale: 'de',
  position: n,
  archived_at: null,
});

const textBlocks = [
  textBlock(500, 'Anrede', '{anrede},'),
  textBlock(501, 'Pflege, trocken', 'Bitte nutzen Sie täglich eine Creme ohne Duftstoffe.'),
  textBlock(502, 'Termin', 'Ihr nächster Termin ist am {termin}.'),
];

/** The signed-in user of the samples. */
export const me = 'c';

const letter = (n: number, patient: number, values: object) => ({
  id: uuid(n),
  version: 1,
  patient_id: uuid(patient),
  author_id: me,
  circle: 'doctors',
  locale: 'de',
  subject: 'Befund und Plan nach Ihrer Beratung',
  body,
  status: 'draft',
  delivery: 'portal',
  listed_at: at('2026-11-20'),
  due_at: null,
  sent_at: null,
  sent_by_name: null,
  author_name: null,
  read_at: null,
  printed_at: null,
  mail_status: null,
  withdrawn_at: null,
  withdrawn_reason: null,
  corrects_id: null,
  frozen: null,
  layout: null,
  created_at: at('2026-11-20'),
  updated_at: at('2026-11-20'),
  ...values,
});

const wasSent = (day: string) => ({
  status: 'sent',
  listed_at: at(day),
  sent_at: at(day),
  sent_by_name: 'Clara Mustermann',
  author_name: 'Dr. med. Clara Mustermann',
  frozen,
});

export const draft = uuid(200);
export const toSign = uuid(201);
export const sending = uuid(202);
export const read = uuid(203);
export const onPaper = uuid(204);
export const mailFailed = uuid(205);
export const withdrawn = uuid(206);

export const letters = [
  letter(200, 100, {}),
  letter(201, 102, {
    status: 'ready',
    subject: 'Hinweise vor der Lipolyse',
    listed_at: at('2026-11-19', '15:00'),
  }),
  letter(203, 100, {
    ...wasSent('2026-11-18'),
    subject: 'Kontrolle nach zwei Wochen',
    read_at: at('2026-11-19'),
    mail_status: 'sent',
  }),
  letter(204, 101, { ...wasSent('2026-11-17'), delivery: 'paper', subject: 'Kostenplan' }),
  letter(205, 102, {
    ...wasSent('2026-11-16'),
    mail_status: 'failed',
    subject: 'Terminverschiebung',
  }),
  letter(206, 102, {
    ...wasSent('2026-11-10'),
    status: 'withdrawn',
    withdrawn_at: at('2026-11-11'),
    withdrawn_reason: 'An die falsche Person gerichtet',
    subject: 'Aufklärung',
  }),
];

/** The letter is sent in ten seconds, which have just begun. */
export const beingSent = () =>
  letter(202, 100, {
    ...wasSent('2026-11-20'),
    status: 'sending',
    due_at: new Date(Date.now() + 10_000).toISOString(),
  });

/** Letters in the page's memory, and clients of them. */
export function createSample(locale: Locale = 'de', all: readonly object[] = letters) {
  return createStaffSample(
    definitions,
    {
      letters: all,
      letter_cards: all,
      profiles: people,
      text_blocks: textBlocks,
      appointments: [],
      treatments: [],
      users: [{ id: me, name: 'Clara Mustermann' }],
      colleagues: [
        { id: me, name: 'Clara Mustermann' },
        { id: uuid(3), name: 'Dr. Jonas Beispiel' },
      ],
    },
    locale,
  );
}
