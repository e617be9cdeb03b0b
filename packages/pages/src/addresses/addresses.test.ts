import { idInHash, ownPath, withLanguage } from '@praxiskit/pages';
import { expect, it } from 'vitest';

it('an explicit language is carried by links of the site alone, before the hash [R1.4D]', () => {
  expect(withLanguage('/preise', 'en')).toBe('/preise?lang=en');
  expect(withLanguage('/#kontakt', 'en')).toBe('/?lang=en#kontakt');
  expect(withLanguage('/login?callbackUrl=%2F', 'en')).toBe('/login?callbackUrl=%2F&lang=en');
  expect(withLanguage('mailto:a@example.org', 'en')).toBe('mailto:a@example.org');
  expect(withLanguage('/preise', null)).toBe('/preise');
});

it.each([
  '//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'http://localhost:3000.evil.example/',
  ' //evil.example',
])('%j leads nowhere but home [R2.2]', (address) => {
  expect(ownPath(address, 'http://localhost:3000')).toBeNull();
});

it('a path of the site is kept with its query and hash [R2.2]', () => {
  const origin = 'http://localhost:3000';
  expect(ownPath('/service/letter/1?a=b#c', origin)).toBe('/service/letter/1?a=b#c');
  expect(ownPath('http://localhost:3000/private', origin)).toBe('/private');
  expect(ownPath(null, origin)).toBeNull();
});

it('a hash that is no valid escape breaks no page [R2.14]', () => {
  expect(idInHash('#gr%C3%B6%C3%9Fe')).toBe('größe');
  expect(idInHash('#50%')).toBe('50%');
  expect(idInHash('#%E4')).toBe('%E4');
  expect(idInHash('')).toBe('');
});
