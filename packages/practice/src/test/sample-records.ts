import type { Locale } from '@praxiskit/core';
import type { Definition } from '@praxiskit/record-model';
import {
  createStaffSample,
  sampleContent,
  sampleJson,
  sampleText,
  sampleTexts,
  uuid,
} from '@praxiskit/staff/testing';

export const definitions: readonly Definition[] = [
  sampleContent('pages', {
    slug: sampleText('Address'),
    ...sampleTexts('title', 'Title', true),
    ...sampleTexts('description', 'Description'),
    ...sampleTexts('body', 'Text'),
    words: sampleJson('Single texts'),
  }),
  sampleContent('practice', {
    name: sampleText('Name', true),
    street: sampleText('Street', true),
    city: sampleText('Town', true),
    postal_code: sampleText('Postal code'),
    country: sampleText('Country'),
    latitude: { type: 'FLOAT', label: 'Latitude', allowNull: true },
    longitude: { type: 'FLOAT', label: 'Longitude', allowNull: true },
    phone: sampleText('Phone'),
    email: sampleText('E-mail'),
    legal_form: sampleText('Legal form'),
    vat_id: sampleText('VAT id'),
    chamber: sampleText('Chamber'),
    chamber_state: sampleText('State of the chamber'),
    supervisory_authority: sampleText('Supervisory authority'),
    ...sampleTexts('title', 'Title'),
    doctors: sampleJson('Doctors'),
    hours: sampleJson('Hours'),
    holidays: sampleJson('Holidays'),
  }),
];

const saved = '2026-11-20T08:04:00.000Z';

const rows = {
  pages: ['barrierefreiheit', 'datenschutz', 'impressum'].map((slug, index) => ({
    id: uuid(index + 200),
    slug,
    updated_at: saved,
    body_de: 'Ein Absatz.',
    body_en: 'One.',
    title_de: slug,
    title_en: slug,
    description_de: '',
    description_en: '',
    words: {},
  })),
  practice: [
    {
      id: uuid(300),
      name: 'Aurelia',
      street: 'Musterstraße 12',
      city: 'Weimar',
      postal_code: '99423',
      country: 'Deutschland',
      phone: '03643 000 00 00',
      email: 'praxis@aurelia.example',
      legal_form: '',
      vat_id: '',
      chamber: '',
      chamber_state: '',
      supervisory_authority: '',
      title_de: 'Ärztin',
      title_en: 'Physician',
      updated_at: saved,
      hours: [1, 2, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' })),
      holidays: [
        { date: '2026-12-24', hours: [], note_de: 'Heiligabend', note_en: 'Christmas Eve' },
      ],
      doctors: [
        { title: 'Dr. med.', name: 'Clara Mustermann', role_de: 'Fachärztin', role_en: 'Doctor' },
      ],
    },
  ],
};

/** Pages and a practice in the page's memory, and clients of them. */
export const createSample = (locale: Locale = 'de') => createStaffSample(definitions, rows, locale);
