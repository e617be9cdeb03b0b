import { draftColumns, publishedRows } from '@praxiskit/record-drafts/server';
import { defineView, inBothLanguages, keepShape } from '@praxiskit/record-server';
import type { PracticeFacts } from '@praxiskit/web/records';
import { drafted } from '../records/drafted.ts';
import { mayPublish } from '../records/roles.ts';
import { Practice } from './practice.entity.ts';
import { practiceSchema } from './practice-schema.ts';

const facts = Object.keys(practiceSchema.shape) as (keyof PracticeFacts)[];
const short = ['maxLength:120'];
const needed = ['required|maxLength:120'];
const { doctors, hours, holidays } = practiceSchema.shape;
const lists = keepShape({ doctors, hours, holidays });

/** One row, which is there from the first start on: none is added or deleted. */
export const practiceView = defineView({
  name: 'practice',
  label: { de: 'Praxis', en: 'Practice' },
  entity: Practice,
  autosave: true,
  columns: {
    ...draftColumns,
    name: { label: { de: 'Name', en: 'Name' }, rules: needed },
    street: { label: { de: 'Straße und Hausnummer', en: 'Street and number' }, rules: needed },
    postal_code: { label: { de: 'Postleitzahl', en: 'Postal code' }, rules: needed },
    city: { label: { de: 'Ort', en: 'Town' }, rules: needed },
    country: { label: { de: 'Land', en: 'Country' }, rules: short },
    phone: {
      label: { de: 'Telefon', en: 'Phone' },
      rules: ['required', { op: 'pattern', arg: '[+0-9 ()/-]{3,40}' }],
    },
    email: { label: { de: 'E-Mail', en: 'E-mail' }, rules: ['required|email'] },
    legal_form: { label: { de: 'Rechtsform', en: 'Legal form' }, rules: short },
    vat_id: { label: { de: 'Umsatzsteuer-ID', en: 'VAT id' }, rules: short },
    ...inBothLanguages({
      title: { label: { de: 'Berufsbezeichnung', en: 'Statutory title' }, rules: short },
    }),
    chamber: { label: { de: 'Kammer', en: 'Chamber' }, rules: short },
    chamber_state: { label: { de: 'Land der Kammer', en: 'State of the chamber' }, rules: short },
    supervisory_authority: { label: { de: 'Aufsichtsbehörde', en: 'Supervisory authority' } },
    doctors: { label: { de: 'Ärztinnen und Ärzte', en: 'Doctors' } },
    hours: { label: { de: 'Sprechzeiten', en: 'Opening hours' } },
    holidays: { label: { de: 'Feiertage', en: 'Holidays' }, default: [] },
    latitude: { label: { de: 'Breitengrad', en: 'Latitude' }, rules: ['min:-90|max:90'] },
    longitude: { label: { de: 'Längengrad', en: 'Longitude' }, rules: ['min:-180|max:180'] },
  },
  access: (viewer) =>
    mayPublish(viewer)
      ? { read: true, update: true, writable: facts }
      : { read: publishedRows, readable: ['id', 'version', ...facts] },
  hooks: { beforeUpdate: [lists, ...drafted] },
});
