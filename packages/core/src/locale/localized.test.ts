import { localizedTexts } from '@praxiskit/core';
import { expect, test } from 'vitest';

test('each pair of columns of a record is one text, the German one where the English one is empty', () => {
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
