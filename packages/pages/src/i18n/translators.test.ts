import { expect, test } from 'vitest';
import { createTranslators } from './translators.ts';

const create = () =>
  createTranslators((locale) => ({
    lead: locale === 'de' ? 'Von oben.' : 'From above.',
    end: '.',
  }));

test('a translator has the words of the practice in place of the site’s own, and the others as they are', () => {
  const { translatorFor } = create();
  const { t } = translatorFor('de', { lead: 'Von außen.' });
  expect([t('lead'), t('end')]).toEqual(['Von außen.', '.']);
});

test('without words it is the site’s own, and stays so after others have had some', () => {
  const { own, translatorFor } = create();
  translatorFor('de', { lead: 'Von außen.' });
  expect(translatorFor('de')).toBe(own.de);
  expect(own.de.t('lead')).toBe('Von oben.');
});

test('the same words make one translator, other words another', () => {
  const { translatorFor } = create();
  const first = translatorFor('en', { lead: 'Hello.' });
  expect(translatorFor('en', { lead: 'Hello.' })).toBe(first);
  expect(translatorFor('en', { lead: 'Good day.' })).not.toBe(first);
});
