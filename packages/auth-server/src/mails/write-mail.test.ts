import { expect, test } from 'vitest';
import { openingTimes } from './opening-times.ts';
import { mailTexts } from './texts/mail-texts.ts';
import { writeHtml, writeText } from './write-mail.ts';

const hours = [
  { day: 1, opens: '09:00', closes: '18:00' },
  { day: 2, opens: '09:00', closes: '18:00' },
  { day: 3, opens: '09:00', closes: '13:00' },
  { day: 5, opens: '09:00', closes: '13:00' },
];
const frame = { name: 'Praxis Aurelia', footer: { de: ['03643 1'], en: ['03643 1'] }, hours };

test('successive days with the same opening times are combined', () => {
  expect(openingTimes(hours, 'de')).toMatch(
    /^Mo–Di\s09:00\s?–\s?18:00\sUhr; Mi\s09:00\s?–\s?13:00\sUhr; Fr\s09:00\s?–\s?13:00\sUhr$/,
  );
  expect(openingTimes(hours, 'en')).toMatch(/^Mon–Tue\s9:00\sAM\s–\s6:00\sPM; Wed\s9:00\sAM\s/);
  expect(openingTimes([], 'de')).toBe('');
});

test('the footer has telephone and hours, if the practice has them', () => {
  const mail = mailTexts.de.reset('14:05 Uhr');
  expect(writeText(mail, 'https://praxis.example/', frame, 'de')).toMatch(
    /\n--\nPraxis Aurelia\n03643 1\nMo–Di\s.*\nAm Telefon/,
  );
  const { hours: _, ...bare } = frame;
  expect(writeText(mail, 'https://praxis.example/', bare, 'de')).toContain('03643 1\nAm Telefon');
});

test('every colored element of a mail has a color for light and for dark clients', () => {
  const html = writeHtml(mailTexts.en.reset('2:05 PM'), 'https://praxis.example/', frame, 'en');
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const colored = [...html.matchAll(/<(\w+)([^>]*)style="[^"]*(?<![-\w])(?:background|color):/g)];
  expect(colored.length).toBeGreaterThan(8);
  for (const [tag, , attributes] of colored) expect(attributes, tag).toMatch(/class="\w+"/);
});

test('a link is also written as an address, for clients without a working button', () => {
  const href = 'https://praxis.example/api/auth/callback/email?token=abc&email=a%40b.de';
  const html = writeHtml(mailTexts.de.reset('14:05 Uhr'), href, frame, 'de');
  expect(html).toContain(`kopieren:<br>${href.replace('&', '&#38;')}</p>`);
  const plain = writeHtml(mailTexts.de.alreadyKnown('x'), 'https://praxis.example/', frame, 'de');
  expect(plain).not.toContain('kopieren');
});

test('opening times break only between days', () => {
  const html = writeHtml(mailTexts.de.reset('14:05 Uhr'), 'https://praxis.example/', frame, 'de');
  const unbroken = [...html.matchAll(/nowrap">([^<]*)</g)].map(([, text]) => text);
  expect(unbroken.map((text) => text?.slice(0, 2))).toEqual(['Mo', 'Mi', 'Fr']);
});
