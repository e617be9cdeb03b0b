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
import type { PriceChange } from '../prices/price-change.ts';
import { sampleFacts, sampleTexts as treatmentTexts } from './sample-treatment.ts';

export const definitions: readonly Definition[] = [
  sampleContent('treatments', {
    slug: sampleText('Address', true),
    former_slugs: sampleJson('Former addresses'),
    position: { type: 'INTEGER', label: 'Position', allowNull: false },
    active: { type: 'BOOLEAN', label: 'Offered', allowNull: false },
    ...sampleTexts('name', 'Name', true),
    ...sampleTexts('summary', 'Summary'),
    ...sampleTexts('body', 'What happens'),
    ...sampleTexts('purpose', 'What for and for whom'),
    ...sampleTexts('alternatives', 'Alternatives'),
    ...sampleTexts('exclusions', 'Not with'),
    ...sampleTexts('included', 'Included in the price'),
    course: sampleJson('Course'),
    risks: sampleJson('Risks'),
    care: sampleJson('Care'),
    questions: sampleJson('Questions'),
    evidence: sampleJson('Evidence'),
    facts: sampleJson('Facts'),
  }),
  sampleContent(
    'concerns',
    {
      slug: sampleText('Short name', true),
      ...sampleTexts('name', 'Name', true),
      position: { type: 'INTEGER', label: 'Position', allowNull: false },
    },
    { treatments: { type: 'belongsToMany', view: 'treatments', through: 'treatment_concerns' } },
  ),
  // As the server has it: half an amount is no price.
  {
    ...sampleContent(
      'prices',
      {
        treatment_id: { type: 'UUID', label: 'Treatment', allowNull: true },
        position: { type: 'INTEGER', label: 'Position', allowNull: false },
        ...sampleTexts('label', 'Service', true),
        ...sampleTexts('note', 'Note'),
        amount: {
          type: 'DECIMAL',
          label: 'Amount in euros',
          allowNull: true,
          rules: [{ op: 'min', arg: 0 }],
        },
        is_from: { type: 'BOOLEAN', label: 'Price from', allowNull: false, default: true },
        valid_from: { type: 'DATEONLY', label: 'Valid from', allowNull: false },
        history: { type: 'JSON', label: 'History', allowNull: false, default: [], readOnly: true },
      },
      { treatment: { type: 'belongsTo', view: 'treatments', foreignKey: 'treatment_id' } },
    ),
    autosave: false,
  },
];

const names = [
  ['hydrafacial', 'Hydrafacial', 'oberhaut', 0.02, 0.02],
  ['microneedling', 'Microneedling', 'lederhaut', 0.5, 1.5],
  ['skinbooster', 'Skinbooster', 'lederhaut', 2, 2],
  ['hyaluron', 'Hyaluron', 'unterhaut', 2, 8],
  ['faltenbehandlung', 'Faltenbehandlung', 'muskel', 5, 5],
  ['vitamininfusion', 'Vitamininfusion', 'blutbahn', null, null],
] as const;

const saved = '2026-11-20T08:04:00.000Z';

const treatments = names.map(([slug, name, layer, depth_min, depth_max], index) => ({
  id: uuid(index + 10),
  slug,
  position: index,
  active: true,
  updated_at: saved,
  name_de: name,
  name_en: name,
  ...treatmentTexts,
  facts: { ...sampleFacts, layer, depth_min, depth_max },
}));

const prices = [
  [0, 'Hydrafacial', '60 Minuten, Gesicht', '159.00'],
  [0, 'Hydrafacial, Gesicht und Hals', '75 Minuten', '199.00'],
  [1, 'Microneedling, Gesicht', null, '190.00'],
  [3, 'Hyaluron, Lippen', '0,5 ml', '320.00'],
  [3, 'Hyaluron, Wangen, Kinn und Kinnlinie', '2 ml', '720.00'],
  [4, 'Faltenbehandlung, eine Zone', null, '180.00'],
  [null, 'Beratung und Untersuchung', '45 Minuten', '50.00'],
] as const;

const history: readonly PriceChange[] = [
  { at: '2026-04-01T08:00:00.000Z', by: 'Clara Mustermann', to: '690.00' },
  { at: '2026-11-01T08:00:00.000Z', by: 'Sina Beispiel', from: '690.00', to: '720.00' },
];

const rows = {
  treatments,
  prices: prices.map(([treatment, label, note, amount], index) => ({
    id: uuid(index + 100),
    position: index,
    amount,
    is_from: true,
    updated_at: saved,
    label_de: label,
    label_en: label,
    note_de: note,
    note_en: note,

    valid_from: '2026-11-01',
    history: label === 'Hyaluron, Wangen, Kinn und Kinnlinie' ? history : [],
    treatment_id: treatment === null ? null : uuid(treatment + 10),
  })),
  concerns: ['Feine Linien', 'Müde Haut'].map((name, index) => ({
    id: uuid(index + 70),
    slug: `anliegen-${index}`,
    position: index,
    updated_at: saved,
    name_de: name,
    name_en: ['Fine lines', 'Tired skin'][index],
  })),
  treatment_concerns: [{ concerns: uuid(70), treatments: uuid(10) }],
};

/** Treatments in the page's memory, and clients of them. */
export const createSample = (locale: Locale = 'de') => createStaffSample(definitions, rows, locale);
