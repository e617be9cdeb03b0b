import { expect, test } from 'vitest';
import { inLanguage } from './sample-texts.ts';

test('sample texts are translated in both directions, however deep; others stay', () => {
  const run = () => {};
  const args = { label: 'Price', items: [{ text: 'Risks', run }], note: 'Mine' };
  expect(inLanguage(args, 'de')).toEqual({
    label: 'Preis',
    items: [{ text: 'Risiken', run }],
    note: 'Mine',
  });
  expect(inLanguage('Preis', 'en')).toBe('Price');
  expect(inLanguage(<b title="Price">Risks</b>, 'de')).toEqual(<b title="Preis">Risiken</b>);
});

test('what has no sample text stays the same object, and so does a translated one', () => {
  const own = [{ text: 'Mine' }];
  expect(inLanguage(own, 'de')).toBe(own);
  const args = ['Price'];
  expect(inLanguage(args, 'de')).toBe(inLanguage(args, 'de'));
});
