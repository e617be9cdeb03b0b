import { localizedTexts } from '@praxiskit/core';
import { expect, test } from 'vitest';

test('each pair of columns becomes one text; the German text replaces an empty English one', () => {
  const record = {
    id: '1',
    name_de: 'Gesicht',
    name_en: 'Face',
    note_de: 'Nur vormittags',
    note_en: null,
    country_de: 'Deutschland',
  };
  expect(localizedTexts(record, 'en')).toEqual({ name: 'Face', note: 'Nur vormittags' });
});
