import { draftColumns } from '@praxiskit/record-drafts/server';
import { inBothLanguages } from '@praxiskit/record-server';
import { treatmentColumns } from './columns.ts';

const slug = {
  label: { de: 'Adresse', en: 'Address' },
  rules: ['required', { op: 'pattern', arg: '^[a-z0-9-]+$' }],
} as const;

/**
 * The columns below are what visitors read and staff write; what is for others, as the history of a price, stands in
 * the view itself.
 */
const namesOf = <Columns extends object>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[];

const ofTreatments = {
  slug,
  position: {
    label: { de: 'Reihenfolge', en: 'Position' },
    rules: ['integer', { op: 'min', arg: 0 }],
  },
  active: { label: { de: 'Wird angeboten', en: 'Offered' } },
  ...inBothLanguages({
    name: { label: { de: 'Name', en: 'Name' }, rules: ['required|maxLength:120'] },
    summary: { label: { de: 'Kurzer Text', en: 'Summary' } },
  }),
  ...treatmentColumns,
  facts: { label: { de: 'Auf einen Blick', en: 'At a glance' } },
} as const;

/** For `defineView`, with the entity, its relations and who may do what. */
export const treatmentView = {
  name: 'treatments',
  label: { de: 'Behandlungen', en: 'Treatments' },
  defaultSort: 'position',
  autosave: true,
  columns: { ...draftColumns, ...ofTreatments },
} as const;

export const treatmentNames = namesOf(ofTreatments);

const ofPrices = {
  treatment_id: { label: { de: 'Behandlung', en: 'Treatment' } },
  position: { label: { de: 'Reihenfolge', en: 'Position' } },
  ...inBothLanguages({
    label: { label: { de: 'Leistung', en: 'Service' }, rules: ['required'] },
    note: { label: { de: 'Hinweis', en: 'Note' } },
  }),
  amount: { label: { de: 'Betrag in Euro', en: 'Amount in euros' }, rules: ['min:0|max:100000'] },
  is_from: { label: { de: 'Preis ab', en: 'Price from' } },
  valid_from: { label: { de: 'Gültig ab', en: 'Valid from' }, rules: ['required'] },
} as const;

/** Lines of the price page. */
export const priceView = {
  name: 'prices',
  label: { de: 'Preise', en: 'Prices' },
  defaultSort: 'position',
  // An amount in a list is saved when it is left: half of it is no price.
  autosave: false,
  columns: {
    ...draftColumns,
    ...ofPrices,
    history: { label: { de: 'Verlauf', en: 'History' }, default: [], readOnly: true },
  },
} as const;

export const priceNames = namesOf(ofPrices);

const ofConcerns = {
  slug: { ...slug, label: { de: 'Kurzname', en: 'Short name' } },
  position: { label: { de: 'Reihenfolge', en: 'Position' } },
  ...inBothLanguages({ name: { label: { de: 'Name', en: 'Name' }, rules: ['required'] } }),
} as const;

/** What somebody comes with. */
export const concernView = {
  name: 'concerns',
  label: { de: 'Anliegen', en: 'Concerns' },
  defaultSort: 'position',
  autosave: true,
  columns: { ...draftColumns, ...ofConcerns },
} as const;

export const concernNames = namesOf(ofConcerns);
