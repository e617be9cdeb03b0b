import type { Locale } from '@praxiskit/core';
import type { Column, Definition } from '@praxiskit/record-model';
import {
  createStaffSample,
  sampleJson,
  sampleText,
  sampleView,
  uuid,
} from '@praxiskit/staff/testing';
import { patientSortKey } from '../sort-key.ts';

const instant = { type: 'DATETIME', allowNull: true, readOnly: true } as const;
const day = { type: 'DATEONLY', allowNull: true, label: 'Date of birth' } as const;
const key = { type: 'UUID', allowNull: true } as const;
const oneOf = (label: string, ...values: string[]): Column => ({
  ...sampleText(label),
  rules: [{ op: 'oneOf', arg: values }],
});

const definitions: readonly Definition[] = [
  {
    ...sampleView('profiles', {
      salutation: sampleText('Salutation'),
      title: sampleText('Title'),
      first_name: sampleText('First name', true),
      last_name: sampleText('Last name', true),
      birth_date: day,
      phone: sampleText('Phone'),
      email: sampleText('E-mail'),
      street: sampleText('Street and number'),
      postal_code: sampleText('Postal code'),
      city: sampleText('Town'),
      country: sampleText('Country'),
      locale: oneOf('Language', 'de', 'en'),
      file_number: sampleText('File number'),
      known_at: instant,
      distinct_from: sampleJson('Other person than'),
      user_id: { ...key, readOnly: true },
      sort_key: { ...sampleText('Sort key'), readOnly: true },
    }),
    autosave: true,
    search: true,
    sensitive: true,
  },
];

/** Views of other subjects that the page reads. */
const isTimed = { status: { $in: ['proposed', 'confirmed'] } };

const others: readonly Definition[] = [
  sampleView('letter_cards', {
    patient_id: key,
    subject: sampleText('Subject'),
    status: oneOf('Status', 'draft', 'ready', 'sending', 'sent', 'withdrawn'),
    listed_at: instant,
    read_at: instant,
  }),
  sampleView(
    'appointments',
    {
      patient_id: key,
      treatment_id: key,
      starts_at: {
        ...instant,
        readOnly: false,
        label: 'Start',
        rules: [{ op: 'required', when: isTimed }],
      },
      ends_at: {
        ...instant,
        readOnly: false,
        label: 'End',
        rules: [{ op: 'required', when: isTimed }],
      },
      status: oneOf('Status', 'requested', 'proposed', 'confirmed', 'cancelled'),
      note: sampleText('Note'),
    },
    {
      patient: { type: 'belongsTo', view: 'profiles', foreignKey: 'patient_id' },
      treatment: { type: 'belongsTo', view: 'treatments', foreignKey: 'treatment_id' },
    },
  ),
  sampleView('treatments', { name_de: sampleText('Name'), name_en: sampleText('Name') }),
  {
    ...sampleView('requests', {
      contact: sampleText('Contact'),
      status: oneOf('Status', 'open', 'answered', 'closed'),
    }),
    sensitive: true,
  },
];

const at = (date: string) => `${date}T09:00:00.000Z`;

function patient(n: number, last: string, first: string, birth: string | null, more: object = {}) {
  return {
    id: uuid(n),
    salutation: null,
    title: null,
    first_name: first,
    last_name: last,
    birth_date: birth,
    phone: null,
    email: null,
    street: null,
    postal_code: null,
    city: null,
    country: 'DE',
    locale: 'de',
    file_number: null,
    known_at: at('2026-11-02'),
    distinct_from: [],
    user_id: null,
    sort_key: patientSortKey(last, first),
    created_at: at('2026-11-02'),
    updated_at: at('2026-11-02'),
    ...more,
  };
}

export const patients = [
  patient(100, 'Muster', 'Adele', '1958-08-08', { user_id: uuid(1) }),
  patient(101, 'Muster', 'Kim', '1999-05-17', {
    phone: '0160 000 00 17',
    email: 'kim.muster@example.org',
    file_number: '2026-0417',
    street: 'Beispielweg 3',
    postal_code: '99425',
    city: 'Weimar',
  }),
  patient(102, 'Muster-Großbeispiel', 'Bärbel', '1952-04-04'),
  patient(103, 'von Muster', 'Friedrich-Wilhelm', '1961-11-11', { title: 'Dr.' }),
  patient(104, 'von Muster-Großbeispiel-Hinterlechnerhausen', 'Maximiliane Aurelia', '1987-06-06'),
  patient(105, 'Mustermann', 'Marta', '1978-03-14', { user_id: uuid(2), known_at: null }),
  patient(106, 'Mustervorlage', 'Ines', null),
];

const rows = {
  profiles: patients,
  letter_cards: [
    {
      id: uuid(200),
      patient_id: uuid(101),
      subject: 'Befund und Plan nach Ihrer Beratung',
      status: 'sent',
      listed_at: at('2026-11-18'),
      read_at: at('2026-11-19'),
      created_at: at('2026-11-18'),
    },
    {
      id: uuid(201),
      patient_id: uuid(101),
      subject: 'Hinweise vor der ersten Sitzung',
      status: 'draft',
      listed_at: at('2026-11-20'),
      read_at: null,
      created_at: at('2026-11-20'),
    },
  ],
  appointments: [
    {
      id: uuid(300),
      patient_id: uuid(101),
      treatment_id: uuid(13),
      starts_at: at('2026-11-27'),
      ends_at: at('2026-11-27'),
      status: 'confirmed',
      note: null,
      created_at: at('2026-11-12'),
    },
    {
      id: uuid(301),
      patient_id: uuid(101),
      treatment_id: null,
      starts_at: null,
      ends_at: null,
      status: 'requested',
      note: 'Am liebsten an einem Donnerstag nach 16 Uhr.',
      created_at: at('2026-11-19'),
    },
  ],
  treatments: [{ id: uuid(13), name_de: 'Hyaluron', name_en: 'Hyaluronic acid' }],
  requests: [
    {
      id: uuid(400),
      contact: '0160 000 00 17',
      status: 'answered',
      created_at: at('2026-11-13'),
    },
  ],
};

/** Patients in the page's memory, and clients of them. */
export const createSample = (locale: Locale = 'de', profiles: readonly object[] = patients) =>
  createStaffSample([...definitions, ...others], { ...rows, profiles }, locale);
