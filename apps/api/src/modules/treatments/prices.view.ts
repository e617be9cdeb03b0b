import { defineView } from '@praxiskit/record-server';
import { isAdmin, isStaff } from '../records/roles.ts';
import { Price } from './price.entity.ts';

export const pricesView = defineView({
  name: 'prices',
  label: { de: 'Preise', en: 'Prices' },
  entity: Price,
  defaultSort: 'position',
  columns: {
    treatment_id: { label: { de: 'Behandlung', en: 'Treatment' } },
    position: { label: { de: 'Reihenfolge', en: 'Position' } },
    label_de: {
      label: { de: 'Leistung (Deutsch)', en: 'Service (German)' },
      rules: [{ op: 'required' }],
    },
    label_en: {
      label: { de: 'Leistung (Englisch)', en: 'Service (English)' },
      rules: [{ op: 'required' }],
    },
    amount: {
      label: { de: 'Betrag in Euro', en: 'Amount in euros' },
      rules: [
        { op: 'min', arg: 0 },
        { op: 'max', arg: 100_000 },
      ],
    },
    is_from: { label: { de: 'Preis ab', en: 'Price from' } },
    note_de: { label: { de: 'Hinweis (Deutsch)', en: 'Note (German)' } },
    note_en: { label: { de: 'Hinweis (Englisch)', en: 'Note (English)' } },
    valid_from: { label: { de: 'Gültig ab', en: 'Valid from' }, rules: [{ op: 'required' }] },
  },
  relations: { treatment: { view: 'treatments' } },
  access(viewer) {
    return isStaff(viewer) || isAdmin(viewer)
      ? {
          read: true,
          create: true,
          update: true,
          remove: true,
          writable: [
            'treatment_id',
            'position',
            'label_de',
            'label_en',
            'amount',
            'is_from',
            'note_de',
            'note_en',
            'valid_from',
          ],
        }
      : // What belongs to a treatment that is not offered is not on the price list either.
        { read: { $or: [{ treatment: null }, { treatment: { active: true } }] } };
  },
});
