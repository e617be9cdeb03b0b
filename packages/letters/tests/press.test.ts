import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type LetterBlock, letterLineText } from '@praxiskit/letters';
import {
  createLetterPress,
  type FrozenLetter,
  type LayoutLine,
  type LetterPress,
  letterEngine,
} from '@praxiskit/letters/press';
import { isShort } from '@praxiskit/test-support/tier';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { cutFonts, readCoverage } from '../press/cut-fonts.ts';
import { letterWith } from './letters.ts';
import { letterTexts } from './random-texts.ts';
import { readPdf } from './read-pdf.ts';

let press: LetterPress;
beforeAll(() => {
  press = createLetterPress();
});
afterAll(() => press.close());

async function print(letter: FrozenLetter) {
  const { pdf, layout, unprintable } = await press.press(letter);
  expect(unprintable).toEqual([]);
  if (!pdf) throw new Error('Nothing was printed');
  return { pdf, layout, ...(await readPdf(pdf)) };
}

const inch = 25.4;
/** From the top of a line to its baseline. */
const ascentMm = (pt: number) => (0.75 * pt * inch) / 72;

test('a letter of one line is one page, in the order in which it is read', async () => {
  const { pages, layout } = await print(letterWith('Der Befund ist gut.'));
  expect(layout.pages).toBe(1);
  expect(pages).toHaveLength(1);
  const order = pages[0]?.lines.map((line) => line.text);
  expect(order).toEqual([
    'Praxis Dr. Muster',
    'Praxis Dr. Muster · Marktplatz 1 · 99423 Weimar',
    'Frau',
    'Dr. Şeyma Łukasiewicz-Müller',
    'Straße des Friedens 12',
    '99423 Weimar',
    'Dr. med. Friederike Muster',
    'Marktplatz 1',
    '99423 Weimar',
    'Telefon 03643 123456',
    'praxis@example.org',
    'Unser Zeichen M-0041',
    'Datum 20. November 2026',
    'Ihr Befund vom 12. November',
    'Der Befund ist gut.',
    'Mit freundlichen Grüßen',
    'Dr. Friederike Muster',
    'Fachärztin für Dermatologie',
    'Landesärztekammer Thüringen',
    'Bankverbindung auf Anfrage',
  ]);
});

test('address, facts, subject and marks are where DIN 5008, form B, has them', async () => {
  const { pages } = await print(letterWith('Der Befund ist gut.'));
  const place = (text: string) => pages[0]?.lines.find((line) => line.text === text);
  const expectPlace = (text: string, x: number, top: number, pt: number) => {
    expect(Math.abs((place(text)?.x ?? 0) - x), `${text}: x`).toBeLessThan(0.5);
    expect(Math.abs((place(text)?.y ?? 0) - top - ascentMm(pt)), `${text}: y`).toBeLessThan(0.5);
  };
  expectPlace('Frau', 25, 62.7, 11);
  expectPlace('Dr. med. Friederike Muster', 125, 50, 9);
  expectPlace('Ihr Befund vom 12. November', 25, 98.5, 11);
  const address = place('99423 Weimar');
  expect(address?.y).toBeLessThan(90);
  const sender = place('Praxis Dr. Muster · Marktplatz 1 · 99423 Weimar');
  expect(sender?.y).toBeGreaterThan(45);
  expect(sender?.y).toBeLessThan(62.7);
  const marks = pages[0]?.rules.toSorted((a, b) => a[1] - b[1]) ?? [];
  expect(marks).toHaveLength(3);
  for (const [index, y] of [105, 148.5, 210].entries()) {
    expect(Math.abs((marks[index]?.[1] ?? 0) - y)).toBeLessThan(0.5);
    expect(marks[index]?.[0]).toBeLessThan(10);
  }
});

test('six lines of an address have room, and more are refused', async () => {
  const six = ['Herrn', 'Prof. Dr. X', 'c/o Y', 'Weg 1', '99423 Weimar', 'ÖSTERREICH'];
  const { pages } = await print(letterWith('Text', { recipient: six }));
  expect(pages[0]?.lines.find((line) => line.text === 'ÖSTERREICH')?.y).toBeLessThan(90);
  await expect(press.press(letterWith('Text', { recipient: [...six, 'a'] }))).rejects.toMatchObject(
    { code: 'NO_ROOM', statusCode: 422 },
  );
});

const { letterhead } = letterWith('');

test.each([
  ['seven footer lines', { footer: Array(7).fill('Zeile') }],
  [
    'a chamber of seven lines',
    { chamber: Array(7).fill('Landesärztekammer '.repeat(6)).join('\n') },
  ],
  ['a brand of 400 words', { brand: 'Praxis '.repeat(400) }],
  ['an address above its field', { address: Array(40).fill('Marktplatz eins') }],
])('%s have no room, and are refused', async (_case, change) => {
  const head = { ...letterhead, ...change };
  await expect(press.press(letterWith('Text', { letterhead: head }))).rejects.toMatchObject({
    code: 'NO_ROOM',
  });
});

test('a word of the letterhead that is wider than the paper is broken, and six footer lines fit', async () => {
  const chamber = 'Landesärztekammer'.repeat(10);
  const head = { ...letterhead, chamber, footer: Array(4).fill('Zeile') };
  const { pages } = await print(letterWith('Text', { letterhead: head }));
  const lines = pages[0]?.lines ?? [];
  expect(lines.map(({ text }) => text).join('')).toContain(chamber);
  for (const line of lines) expect(line.right).toBeLessThan(200.5);
});

test.each(['', '   ', '\n'])('a letter with the subject %j has no heading', async (subject) => {
  const { pages, layout } = await print(letterWith('Der Befund ist gut.', { subject }));
  expect(layout.subject).toEqual([]);
  expect(pages[0]?.roles).not.toContain('H1');
  expect(pages[0]?.lines.map(({ text }) => text)).toContain('Der Befund ist gut.');
});

test.each(['', 'x', '2026-02-30', '2026-13-01', '2026-1-1', '20.11.2026'])(
  'the date %j is refused as no day',
  async (date) => {
    await expect(press.press(letterWith('Text', { date }))).rejects.toMatchObject({
      name: 'LetterPressError',
      code: 'INVALID',
      statusCode: 422,
    });
  },
);

test('spaces of other widths are printed as spaces', async () => {
  const { pages } = await print(letterWith('z.\u202fB. 5\u2009mg'));
  expect(pages[0]?.lines.map(({ text }) => text.replaceAll('\u00a0', ' '))).toContain('z. B. 5 mg');
});

test('many wide words are broken in a few passes', async () => {
  const started = performance.now();
  await press.layOut(letterWith('Kurz'));
  const short = performance.now() - started;
  const long = Array(100)
    .fill(`**${'Щ'.repeat(40)}**`)
    .join(' ');
  const begun = performance.now();
  await press.layOut(letterWith(long));
  expect(performance.now() - begun).toBeLessThan(20 * short + 1000);
});

test('pages are counted where there are several', async () => {
  const one = await print(letterWith('Kurz'));
  expect(one.pages[0]?.texts.map(({ text }) => text).join('')).not.toContain('Seite');
  const two = await print(letterWith(Array(30).fill('Ein Absatz.').join('\n\n')));
  expect(two.pages).toHaveLength(2);
  for (const [index, page] of two.pages.entries()) {
    expect(page.lines.map((line) => line.text)).toContain(`Seite ${index + 1} von 2`);
  }
  const english = await print(letterWith(Array(30).fill('Text.').join('\n\n'), { locale: 'en' }));
  expect(english.pages[1]?.lines.map((line) => line.text)).toContain('Page 2 of 2');
});

test('all text is tagged, and language and title are set [PDF/UA-1]', async () => {
  const text = 'Text mit **Nachdruck**\n\n- eins\n- zwei\n\n1. drei';
  const { pdf, pages, info, xmp, markInfo } = await print(letterWith(text));
  expect(pages[0]?.roles.join(' ')).toBe(
    'Root Document P P P H1 P Span L LI Lbl LBody LI Lbl LBody L LI Lbl LBody P P',
  );
  // A role of PDF 2.0, which pdf.js reads by what the file maps it to.
  expect(pdf.toString('latin1')).toContain('/S /Strong');
  expect(pages[0]?.shown).toBeGreaterThan(10);
  expect(pages[0]?.untagged).toBe(0);
  expect(markInfo?.Marked).toBe(true);
  expect(info.Title).toBe('Brief vom 20. November 2026');
  expect(info.Language).toBe('de');
  expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
});

test('a letter is the same bytes each time', async () => {
  const letter = letterWith('Befund\n\n- eins\n- zwei');
  const first = await print(letter);
  const other = createLetterPress();
  const second = await other.press(letter);
  await other.close();
  expect(second.pdf?.equals(first.pdf)).toBe(true);
});

test('what is markup for the compiler is printed as it is written', async () => {
  const typed = '#let x = 1 *x* _y_ $y$ @z <a> `b` = c // d \\ e #include("f") ~ -- ---';
  const { pages } = await print(
    letterWith('', {
      blocks: [{ type: 'paragraph', content: [{ type: 'text', text: typed, strong: false }] }],
      subject: '#panic() *x*',
    }),
  );
  const lines = pages[0]?.lines.map((line) => line.text);
  expect(lines).toContain(typed);
  expect(lines).toContain('#panic() *x*');
});

test('signs without a glyph are named, wherever they are, and nothing is printed', async () => {
  const letter = letterWith('Alles gut 😀, שלום und 😀', { subject: 'Termin 中' });
  const { pdf, layout, unprintable } = await press.press(letter);
  expect(pdf).toBeNull();
  expect(layout.pages).toBe(1);
  expect(unprintable).toEqual([
    { sign: '中', codePoint: 'U+4E2D' },
    { sign: '😀', codePoint: 'U+1F600' },
    { sign: 'ש', codePoint: 'U+05E9' },
    { sign: 'ל', codePoint: 'U+05DC' },
    { sign: 'ו', codePoint: 'U+05D5' },
    { sign: 'ם', codePoint: 'U+05DD' },
  ]);
});

test('every sign that has a glyph is printed', async () => {
  const signs = Object.entries(readCoverage(await cutFonts())).flatMap(([, ranges]) =>
    ranges.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    ),
  );
  // Spaces, and accents, which are printed with a letter alone.
  const printed = signs.filter(
    (sign) => !/[\p{M}\p{Z}]/u.test(sign) && sign === sign.normalize('NFC'),
  );
  expect(printed.length).toBeGreaterThan(900);
  const { pdf, unprintable } = await press.press(letterWith(printed.join(' ').replace('-', '\\-')));
  expect(unprintable).toEqual([]);
  expect(pdf).not.toBeNull();
});

test('a word of 294 letters is broken, and all of it is printed', async () => {
  const word = 'Donaudampfschifffahrt'.repeat(14);
  const { pages, layout } = await print(letterWith(`Vor ${word} danach`));
  const lines = layout.blocks[0]?.map((line) => `Vor ${word} danach`.slice(line.from, line.to));
  expect(lines?.length).toBeGreaterThan(2);
  const printed = pages[0]?.lines.filter((line) => lines?.includes(line.text)) ?? [];
  expect(
    printed
      .map((line) => line.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(`Vor${word}danach`);
  for (const line of printed) expect(line.right).toBeLessThan(190.5);
});

test('a word that is wider than its place gets places to break', async () => {
  const wide = 'Ŵ'.repeat(39);
  const { pages } = await print(letterWith(wide, { recipient: [wide], subject: wide }));
  const all = pages[0]?.lines.map((line) => line.text).join('') ?? '';
  expect(all.match(/Ŵ/g)?.length).toBe(3 * 39);
  for (const line of pages[0]?.lines ?? []) expect(line.right).toBeLessThan(190.5);
});

const marks: Record<LetterBlock['type'], (item: number) => string> = {
  paragraph: () => '',
  bulletList: () => '• ',
  orderedList: (item) => `${item + 1}. `,
};
/** Readers differ in whether there is a space behind the mark of an item. */
const withoutGap = (line = '') => line.replace(/^(•|\d+\.) /, '$1');
const withoutSpaces = (text: string) => text.replace(/\s/g, '');

test('the lines of the layout are the lines of the PDF, page by page [L3]', {
  timeout: 180_000,
}, async () => {
  const counts = new Set<number>();
  let lineCount = 0;
  for (const text of fc.sample(letterTexts, { numRuns: isShort ? 8 : 40, seed: 20 })) {
    const letter = letterWith(text);
    const { pages, layout } = await print(letter);
    counts.add(pages.length);
    expect(pages).toHaveLength(layout.pages);
    for (const page of pages) expect(page.untagged).toBe(0);
    for (const [index, block] of letter.blocks.entries()) {
      const items = block.type === 'paragraph' ? [block.content] : block.items;
      const texts = items.map(letterLineText);
      const lines = layout.blocks[index] ?? [];
      const written = lines.map(({ item, from, to }) => texts[item]?.slice(from, to) ?? '');
      expect(withoutSpaces(written.join(''))).toBe(withoutSpaces(texts.join('')));
      const printed = lines.map((line) => findLine(pages[line.page - 1]?.lines ?? [], line));
      expect(printed.map((line) => withoutGap(line?.text))).toEqual(
        lines.map(({ item, from }, place) =>
          withoutGap((from === 0 ? marks[block.type](item) : '') + written[place]),
        ),
      );
      for (const line of printed) expect(line?.right).toBeLessThan(190.3);
      lineCount += lines.length;
    }
  }
  expect(lineCount).toBeGreaterThan(isShort ? 300 : 2000);
  expect(counts.size).toBeGreaterThan(isShort ? 2 : 4);
});

function findLine(lines: readonly { text: string; y: number; right: number }[], line: LayoutLine) {
  return lines.find(({ y }) => Math.abs(y - line.mm - ascentMm(11)) < 0.05);
}

test('an empty line of a letter keeps its height', async () => {
  const { layout } = await print(letterWith('eins\n\\\nzwei'));
  const [first, empty, last] = layout.blocks[0] ?? [];
  expect(layout.blocks[0]).toHaveLength(3);
  expect((last?.mm ?? 0) - (empty?.mm ?? 0)).toBeCloseTo((empty?.mm ?? 0) - (first?.mm ?? 0), 1);
});

test('the layout alone is that of the print, with what is left on the page', async () => {
  const letter = letterWith('Der Befund ist gut.');
  const { layout } = await print(letter);
  expect((await press.layOut(letter)).layout).toEqual(layout);
  expect(layout.freeMm).toBeGreaterThan(80);
  const longer = await press.layOut(letterWith('eins\n\nzwei'));
  expect(longer.layout.freeMm).toBeLessThan(layout.freeMm);
});

test('a letter of another template or engine is refused, because its lines would be others', async () => {
  for (const change of [{ template: '0' }, { engine: 'typst 0.13' }]) {
    await expect(press.press(letterWith('Text', change))).rejects.toMatchObject({
      code: 'OTHER_TEMPLATE',
    });
  }
  expect(letterEngine).toContain((await compilerVersion()) ?? 'a version');
});

async function compilerVersion(): Promise<string> {
  expect(manifest.dependencies['@myriaddreamin/typst-ts-node-compiler']).toBe('catalog:');
  const require = createRequire(import.meta.url);
  const file = require.resolve('@myriaddreamin/typst-ts-node-compiler/package.json');
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

test('letters at once are set one after another, each with its own text', async () => {
  const prints = await Promise.all(
    Array.from({ length: 8 }, (_, index) => print(letterWith(`Brief Nummer ${index}`))),
  );
  for (const [index, { pages }] of prints.entries()) {
    expect(pages[0]?.lines.map((line) => line.text)).toContain(`Brief Nummer ${index}`);
  }
});

test('after a crash of the thread its letter is refused, and the next ones are set', async () => {
  const own = createLetterPress();
  const started = once(process, 'worker');
  const first = expect(own.press(letterWith('eins'))).rejects.toMatchObject({ code: 'FAILED' });
  const second = own.press(letterWith('zwei'));
  const [thread]: Worker[] = await started;
  await thread?.terminate();
  await first;
  expect((await second).pdf).not.toBeNull();
  await own.close();
});

test('a letter that takes too long is refused, and so is one too many', async () => {
  const slow = createLetterPress({ timeoutMs: 1, queue: 1 });
  const first = slow.press(letterWith('eins'));
  await expect(slow.press(letterWith('zwei'))).rejects.toMatchObject({ code: 'BUSY' });
  await expect(first).rejects.toMatchObject({ code: 'TIMEOUT' });
  await slow.close();
});

test('closing refuses the letters that wait, and errors do not quote them', async () => {
  const own = createLetterPress();
  const waiting = own.press(letterWith('Diagnose geheim')).catch((reason: unknown) => reason);
  await own.close();
  const error = await waiting;
  expect(error).toMatchObject({ name: 'LetterPressError', code: 'FAILED' });
  expect(String(error)).not.toContain('geheim');
});

test('a closed press refuses letters, and starts no thread', async () => {
  const own = createLetterPress();
  await own.close();
  const started = once(process, 'worker', { signal: AbortSignal.timeout(200) });
  await expect(own.press(letterWith('eins'))).rejects.toMatchObject({ code: 'FAILED' });
  await expect(started).rejects.toThrow();
});

test('the fonts are those of the site, cut', async () => {
  const folder = join(import.meta.dirname, '../press/fonts');
  const fonts = await cutFonts();
  for (const { file, data } of fonts) {
    expect(data.equals(readFileSync(join(folder, file))), file).toBe(true);
  }
  const stored = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8'));
  expect(stored).toEqual(readCoverage(fonts));
});
