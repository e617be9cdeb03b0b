import { expect, test } from 'vitest';
import { lagOf, publishedPair } from './lag.ts';

const pair = (de: string, en: string) => ({ de, en });

test.each([
  ['nobody has changed anything', pair('a', 'b'), pair('a', 'b'), null],
  ['the German text is newer', pair('a!', 'b'), pair('a', 'b'), 'en'],
  ['the English text is newer', pair('a', 'b!'), pair('a', 'b'), 'de'],
  ['both were changed', pair('a!', 'b!'), pair('a', 'b'), null],
  ['the English text is missing', pair('a', ' '), pair('a', ' '), 'en'],
  ['the German text was emptied', pair('', 'b'), pair('a', 'b'), 'de'],
  ['there is no text at all', pair('', ''), pair('a', 'b'), null],
  ['visitors read nothing of it yet', pair('a', 'b'), null, null],
] as const)('%s', (_, now, before, lags) => {
  expect(lagOf(now, before)).toBe(lags);
});

test('the published text is found inside of lists, too', () => {
  const risks = [{ text_de: 'a', text_en: 'b' }];
  const checking = {
    findings: [],
    allowed: [],
    onAllow: null,
    onDisallow: null,
    published: { risks },
  };
  expect(publishedPair(checking, 'risks.0.text')).toEqual(pair('a', 'b'));
  expect(publishedPair(checking, 'risks.1.text')).toBeNull();
  expect(publishedPair({ ...checking, published: null }, 'risks.0.text')).toBeNull();
});
