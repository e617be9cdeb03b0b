import { expect, test } from 'vitest';
import { createTranslators } from './translators.ts';

const create = () =>
  createTranslators((locale) => ({
    lead: locale === 'de' ? 'Von oben.' : 'From above.',
    end: '.',
  }));

test('a translator uses the words of the practice instead of the site’s own, and keeps the others', () => {
  const { translatorFor } = create();
  const { t } = translatorFor('de', { lead: 'Von außen.' });
  expect([t('lead'), t('end')]).toEqual(['Von außen.', '.']);
});

test('a call without words gets the site’s own texts, even after calls with words', () => {
  const { own, translatorFor } = create();
  translatorFor('de', { lead: 'Von außen.' });
  expect(translatorFor('de')).toBe(own.de);
  expect(own.de.t('lead')).toBe('Von oben.');
});

test('equal words share one translator, other words get another', () => {
  const { translatorFor } = create();
  const first = translatorFor('en', { lead: 'Hello.' });
  expect(translatorFor('en', { lead: 'Hello.' })).toBe(first);
  expect(translatorFor('en', { lead: 'Good day.' })).not.toBe(first);
});
