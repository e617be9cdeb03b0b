import { defineView } from '@praxiskit/record-server';
import { isAdmin, isStaff } from '../records/roles.ts';
import { Price } from './price.entity.ts';

export const pricesView = defineView({
  name: 'prices',
  label: { de: 'Preise', en: 'Prices' },
  entity: Price,
  defaultSort: 'position',
  columns: {
    label_de: { label: 'Leistung (de)', rules: [{ op: 'required' }] },
    label_en: { label: 'Leistung (en)', rules: [{ op: 'required' }] },
    amount: {
      label: 'Betrag in Euro',
      rules: [
        { op: 'min', arg: 0 },
        { op: 'max', arg: 100_000 },
      ],
    },
    valid_from: { label: 'Gültig ab', rules: [{ op: 'required' }] },
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
