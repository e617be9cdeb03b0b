import { draftColumns } from '@praxiskit/record-drafts/server';
import { inBothLanguages } from '@praxiskit/record-server';
import { treatmentColumnNames, treatmentColumns } from './columns.ts';

const slug = {
  label: { de: 'Adresse', en: 'Address' },
  rules: ['required', { op: 'pattern', arg: '^[a-z0-9-]+$' }],
} as const;

/** For `defineView`, with the entity, its relations and who may do what. */
export const treatmentView = {
  name: 'treatments',
  label: { de: 'Behandlungen', en: 'Treatments' },
  defaultSort: 'position',
  autosave: true,
  columns: {
    ...draftColumns,
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
  },
} as const;

/** What a role may write of a treatment. */
export const treatmentNames = [
  'slug',
  'position',
  'active',
  'name_de',
  'name_en',
  'summary_de',
  'summary_en',
  'facts',
  ...treatmentColumnNames,
] as const;

/** Lines of the price page. */
export const priceView = {
  name: 'prices',
  label: { de: 'Preise', en: 'Prices' },
  defaultSort: 'position',
  // An amount in a list is saved when it is left: half of it is no price.
  autosave: false,
  columns: {
    ...draftColumns,
    treatment_id: { label: { de: 'Behandlung', en: 'Treatment' } },
    position: { label: { de: 'Reihenfolge', en: 'Position' } },
    ...inBothLanguages({
      label: { label: { de: 'Leistung', en: 'Service' }, rules: ['required'] },
      note: { label: { de: 'Hinweis', en: 'Note' } },
    }),
    amount: { label: { de: 'Betrag in Euro', en: 'Amount in euros' }, rules: ['min:0|max:100000'] },
    is_from: { label: { de: 'Preis ab', en: 'Price from' } },
    valid_from: { label: { de: 'Gültig ab', en: 'Valid from' }, rules: ['required'] },
    history: { label: { de: 'Verlauf', en: 'History' }, default: [], readOnly: true },
  },
} as const;

export const priceNames = [
  'treatment_id',
  'position',
  'label_de',
  'label_en',
  'amount',
  'is_from',
  'note_de',
  'note_en',
  'valid_from',
] as const;

/** What somebody comes with. */
export const concernView = {
  name: 'concerns',
  label: { de: 'Anliegen', en: 'Concerns' },
  defaultSort: 'position',
  autosave: true,
  columns: {
    ...draftColumns,
    slug: { ...slug, label: { de: 'Kurzname', en: 'Short name' } },
    position: { label: { de: 'Reihenfolge', en: 'Position' } },
    ...inBothLanguages({ name: { label: { de: 'Name', en: 'Name' }, rules: ['required'] } }),
  },
} as const;

export const concernNames = ['slug', 'position', 'name_de', 'name_en'] as const;
