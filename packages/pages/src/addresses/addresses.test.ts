import {
  callbackPath,
  idInHash,
  isUuid,
  ownPath,
  telephoneAddress,
  withLanguage,
} from '@praxiskit/pages';
import { expect, it } from 'vitest';

it('an explicit language is added to links of the site only, before the hash [R1.4D]', () => {
  expect(withLanguage('/preise', 'en')).toBe('/preise?lang=en');
  expect(withLanguage('/#kontakt', 'en')).toBe('/?lang=en#kontakt');
  expect(withLanguage('/login?callbackUrl=%2F', 'en')).toBe('/login?callbackUrl=%2F&lang=en');
  expect(withLanguage('mailto:a@example.org', 'en')).toBe('mailto:a@example.org');
  expect(withLanguage('/preise', null)).toBe('/preise');
});

it.each(['/private?lang=en', '/private?a=1&lang=de#x', '/?lang=en'])(
  '%s names its language already [R1.4D]',
  (address) => {
    expect(withLanguage(address, 'en')).toBe(address);
    // The address in `callbackUrl` is not changed.
    const signIn = `/login?${new URLSearchParams({ callbackUrl: address })}`;
    expect(withLanguage(signIn, 'en')).toBe(`${signIn}&lang=en`);
  },
);

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

it('an address below /api/ shows no page, so no callback leads there [R2.2D]', () => {
  const back = (callbackUrl: string) =>
    callbackPath(new URL(`http://localhost:3000/login?${new URLSearchParams({ callbackUrl })}`));
  expect(back('/private?a=b')).toBe('/private?a=b');
  for (const callbackUrl of ['/api/auth/password', '/a/../api/user/logout', '//evil.example', '']) {
    expect(back(callbackUrl)).toBeNull();
  }
});

it('a hash that is no valid escape breaks no page [R2.14]', () => {
  expect(idInHash('#gr%C3%B6%C3%9Fe')).toBe('größe');
  expect(idInHash('#50%')).toBe('50%');
  expect(idInHash('#%E4')).toBe('%E4');
  expect(idInHash('')).toBe('');
});

it('a telephone number becomes an address without the characters between its digits', () => {
  expect(telephoneAddress('+49 3643 / 1-2')).toBe('tel:+49364312');
  expect(telephoneAddress('+49 (0)3643 1')).toBe('tel:+4936431');
});

it.each([
  ['03643 / 000-00 (0)', 'tel:+493643000000'],
  ['0043 1 234', 'tel:+431234'],
  ['116\u00a0117', 'tel:116117'],
  ['112', 'tel:112'],
])('the telephone number %s is dialed from any country', (number, address) => {
  expect(telephoneAddress(number)).toBe(address);
});

it('a record’s id is recognized in any case, and no other text is', () => {
  expect(isUuid('0192F000-0003-7000-8000-000000000999')).toBe(true);
  for (const value of [undefined, '', '1', '0192f000-0003-7000-8000-000000000999x']) {
    expect(isUuid(value)).toBe(false);
  }
});
