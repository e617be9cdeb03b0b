import { expect, it } from 'vitest';
import { withLanguage } from './addresses.ts';

it('an explicit language is carried by links of the site alone, before the hash [R1.4D]', () => {
  expect(withLanguage('/preise', 'en')).toBe('/preise?lang=en');
  expect(withLanguage('/#kontakt', 'en')).toBe('/?lang=en#kontakt');
  expect(withLanguage('/login?callbackUrl=%2F', 'en')).toBe('/login?callbackUrl=%2F&lang=en');
  expect(withLanguage('mailto:a@example.org', 'en')).toBe('mailto:a@example.org');
  expect(withLanguage('/preise', null)).toBe('/preise');
});
