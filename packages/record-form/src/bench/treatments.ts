import type { Column, Definition } from '@praxiskit/record-model';
import type { Values } from '@praxiskit/record-model/client';

type Locale = 'de' | 'en';

/** The treatment that both windows show; a real server's ids are longer. */
export const shownId = '7';

const own: Record<string, Column> = {
  id: { type: 'STRING', allowNull: false, primaryKey: true, readOnly: true },
  version: { type: 'INTEGER', allowNull: false, default: 1, readOnly: true },
};

const labels = {
  de: { name: 'Name', price: 'Preis in Euro', minutes: 'Minuten', layer: 'Schicht' },
  en: { name: 'Name', price: 'Price in euros', minutes: 'Minutes', layer: 'Layer' },
};

/** The views of the bench, as a server would describe them in this language. */
export function benchDefinitions(locale: Locale): Definition[] {
  const label = labels[locale];
  const view = (name: string): Omit<Definition, 'columns'> => ({
    name,
    label: name,
    primaryKey: 'id',
    autosave: true,
    revision: '1',
    relations: {},
  });
  const name: Column = {
    type: 'STRING',
    label: label.name,
    allowNull: false,
    rules: [{ op: 'required' }, { op: 'maxLength', arg: 40 }],
  };
  return [
    {
      ...view('treatments'),
      columns: {
        ...own,
        name,
        price: {
          type: 'DECIMAL',
          scale: 2,
          label: label.price,
          allowNull: true,
          rules: [{ op: 'min', arg: 0 }],
        },
        minutes: {
          type: 'INTEGER',
          label: label.minutes,
          allowNull: true,
          rules: [
            { op: 'min', arg: 5 },
            { op: 'max', arg: 240 },
          ],
        },
        layer_id: { type: 'STRING', label: label.layer, allowNull: true },
      },
      relations: {
        layer: { type: 'belongsTo', view: 'layers', foreignKey: 'layer_id' },
        concerns: { type: 'belongsToMany', view: 'concerns', through: 'treatment_concerns' },
      },
    },
    { ...view('layers'), columns: { ...own, name } },
    { ...view('concerns'), columns: { ...own, name } },
  ];
}

const names = {
  de: { layers: ['Oberhaut', 'Lederhaut', 'Unterhaut'], concerns: ['Falten', 'Trockenheit'] },
  en: { layers: ['Epidermis', 'Dermis', 'Subcutis'], concerns: ['Wrinkles', 'Dryness'] },
};

export function benchRows(locale: Locale): Record<string, Values[]> {
  const { layers, concerns } = names[locale];
  return {
    treatments: [{ id: shownId, name: 'Hydrafacial', price: '149.00', minutes: 45, layer_id: '1' }],
    layers: layers.map((name, at) => ({ id: String(at + 1), name })),
    concerns: concerns.map((name, at) => ({ id: String(at + 1), name })),
    treatment_concerns: [{ treatments: shownId, concerns: '2' }],
  };
}

/** The treatment with its relations, as in the server's first answer. */
export function benchRow(locale: Locale): Values {
  const { treatments = [], layers, concerns } = benchRows(locale);
  const [row] = treatments;
  return { ...row, version: 1, layer: layers?.[0], concerns: concerns?.slice(1) };
}
