import { defineView, inBothLanguages } from '@praxiskit/record-server';
import { mayPublish } from '../records/roles.ts';
import { Price } from './price.entity.ts';

const writable = [
  ...(['treatment_id', 'position', 'label_de', 'label_en', 'amount', 'is_from'] as const),
  ...(['note_de', 'note_en', 'valid_from'] as const),
] as const;

export const pricesView = defineView({
  name: 'prices',
  label: { de: 'Preise', en: 'Prices' },
  entity: Price,
  defaultSort: 'position',
  columns: {
    treatment_id: { label: { de: 'Behandlung', en: 'Treatment' } },
    position: { label: { de: 'Reihenfolge', en: 'Position' } },
    ...inBothLanguages({
      label: { label: { de: 'Leistung', en: 'Service' }, rules: ['required'] },
      note: { label: { de: 'Hinweis', en: 'Note' } },
    }),
    amount: {
      label: { de: 'Betrag in Euro', en: 'Amount in euros' },
      rules: ['min:0|max:100000'],
    },
    is_from: { label: { de: 'Preis ab', en: 'Price from' } },
    valid_from: { label: { de: 'Gültig ab', en: 'Valid from' }, rules: ['required'] },
  },
  relations: { treatment: { view: 'treatments' } },
  access(viewer) {
    return mayPublish(viewer)
      ? { read: true, create: true, update: true, remove: true, writable }
      : // What belongs to a treatment that is not offered is not on the price list either.
        { read: { $or: [{ treatment: null }, { treatment: { active: true } }] } };
  },
});
