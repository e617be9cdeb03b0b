import { p } from '@mikro-orm/core';
import { inBothLanguages } from '@praxiskit/core';
import { z } from 'zod';
import type { Doctor } from '../doctors/doctor.ts';
import { doctorsShape } from '../doctors/doctor-shape.ts';
import type { Holiday, OpeningHours } from '../hours/hours.ts';
import { holidaysShape, openingHoursShape } from '../hours/shapes.ts';

const needed = ['required|maxLength:120'];
const short = ['maxLength:120'];

/** The facts of the practice, as they are on every page and in the imprint. */
export const practiceColumns = {
  name: { property: p.string(), label: { de: 'Name', en: 'Name' }, rules: needed },
  street: {
    property: p.string(),
    label: { de: 'Straße und Hausnummer', en: 'Street and number' },
    rules: needed,
  },
  postal_code: {
    property: p.string(),
    label: { de: 'Postleitzahl', en: 'Postal code' },
    rules: needed,
  },
  city: { property: p.string(), label: { de: 'Ort', en: 'Town' }, rules: needed },
  country: {
    property: p.string().default(''),
    label: { de: 'Land', en: 'Country' },
    rules: short,
  },
  phone: {
    property: p.string(),
    label: { de: 'Telefon', en: 'Phone' },
    rules: ['required', { op: 'pattern', arg: '[+0-9 ()/-]{3,40}' }],
  },
  email: {
    property: p.string(),
    label: { de: 'E-Mail', en: 'E-mail' },
    rules: ['required|email'],
  },
  legal_form: {
    property: p.string().default(''),
    label: { de: 'Rechtsform', en: 'Legal form' },
    rules: short,
  },
  vat_id: {
    property: p.string().default(''),
    label: { de: 'Umsatzsteuer-ID', en: 'VAT id' },
    rules: short,
  },
  ...inBothLanguages({
    title: {
      property: p.string().default(''),
      label: { de: 'Berufsbezeichnung', en: 'Statutory title' },
      rules: short,
    },
  }),
  chamber: {
    property: p.string().default(''),
    label: { de: 'Kammer', en: 'Chamber' },
    rules: short,
  },
  chamber_state: {
    property: p.string().default(''),
    label: { de: 'Land der Kammer', en: 'State of the chamber' },
    rules: short,
  },
  supervisory_authority: {
    property: p.string().default(''),
    label: { de: 'Aufsichtsbehörde', en: 'Supervisory authority' },
  },
  doctors: {
    property: p.json<Doctor[]>(),
    label: { de: 'Ärztinnen und Ärzte', en: 'Doctors' },
    shape: doctorsShape,
  },
  hours: {
    property: p.json<OpeningHours[]>(),
    label: { de: 'Sprechzeiten', en: 'Opening hours' },
    shape: openingHoursShape,
  },
  holidays: {
    property: p.json<Holiday[]>().default([]),
    label: { de: 'Feiertage', en: 'Holidays' },
    shape: holidaysShape,
  },
  latitude: {
    property: p.double().nullable(),
    label: { de: 'Breitengrad', en: 'Latitude' },
    rules: ['min:-90|max:90'],
    shape: z.number().nullable(),
  },
  longitude: {
    property: p.double().nullable(),
    label: { de: 'Längengrad', en: 'Longitude' },
    rules: ['min:-180|max:180'],
    shape: z.number().nullable(),
  },
} as const;
