import { localized } from '@praxiskit/core';
import { alternatesOf, decideLocale, type LocaleSource } from '@praxiskit/pages';
import { expect, test } from 'vitest';

const nothing: LocaleSource = { lang: undefined, cookie: undefined, acceptLanguage: undefined };

test('without any preference the language is German [R9.3]', () => {
  expect(decideLocale(nothing)).toEqual({ locale: 'de', isExplicit: false });
});

test('?lang takes precedence over the cookie, the cookie over the browser [R9.3] [R1.4]', () => {
  const all = { lang: 'en', cookie: 'de', acceptLanguage: 'de' };
  expect(decideLocale(all)).toEqual({ locale: 'en', isExplicit: true });
  expect(decideLocale({ ...all, lang: undefined, cookie: 'en' }).locale).toBe('en');
  expect(decideLocale({ ...nothing, acceptLanguage: 'en-GB,en;q=0.9' }).locale).toBe('en');
});

test('a language that the site does not have is ignored', () => {
  expect(decideLocale({ ...nothing, lang: 'fr', cookie: 'xx' }).isExplicit).toBe(false);
  expect(decideLocale({ ...nothing, acceptLanguage: 'fr, en;q=0.3, de;q=0.7' }).locale).toBe('de');
  expect(decideLocale({ ...nothing, acceptLanguage: 'de;q=0, en;q=0.1' }).locale).toBe('en');
});

test('a site has the languages that it offers, and falls back to its main one', () => {
  const asked = { lang: 'de', cookie: 'de', acceptLanguage: 'de' };
  expect(decideLocale(asked, ['en'])).toEqual({ locale: 'en', isExplicit: false });
  expect(decideLocale(nothing, ['en', 'de']).locale).toBe('en');
  expect(decideLocale(asked, ['en', 'de'])).toEqual({ locale: 'de', isExplicit: true });
});

test('the bare address is in the site’s main language; a site with one language names no other [R1.4]', () => {
  const url = new URL('https://praxis.example/preise?lang=de');
  const bare = 'https://praxis.example/preise';
  expect(alternatesOf(url, 'de', undefined, ['en', 'de'])).toEqual({
    canonical: `${bare}?lang=de`,
    alternates: { en: bare, de: `${bare}?lang=de`, 'x-default': bare },
  });
  expect(alternatesOf(url, null, undefined, ['en'])).toEqual({ canonical: bare, alternates: {} });
});

test('a record’s text is in the language, or in German if it is empty', () => {
  const record = { name_de: 'Hände', name_en: 'Hands', note_de: 'Hinweis', note_en: null };
  expect(localized(record, 'name', 'en')).toBe('Hands');
  expect(localized(record, 'note', 'en')).toBe('Hinweis');
  expect(localized({ note_de: null, note_en: null }, 'note', 'de')).toBe('');
});
