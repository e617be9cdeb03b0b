import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LetterBlock, letterLineText } from '@praxiskit/letters';
import { createLetterPress, type FrozenLetter } from '@praxiskit/letters/press';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { letterWith } from './letters.ts';
import { textsOf } from './random-texts.ts';
import { readPdf } from './read-pdf.ts';

/** Programs of the system: without them these tests are left out. */
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const hasReaders = has('qpdf') && has('pdftotext') && has('pdffonts');

const press = createLetterPress();
const folder = mkdtempSync(join(tmpdir(), 'praxiskit-letters-'));
afterAll(async () => {
  await press.close();
  rmSync(folder, { recursive: true });
});

const names = [
  'Käthe Groß-Öttinger',
  'Jürgen Müller-Lüdenscheidt',
  'Dr. Şeyma Çağlayan-Yıldız',
  'İbrahim Öztürk-Işık',
  'Łucja Brzęczyszczykiewicz',
  'Żaneta Święcicka-Źróbek',
  'Владимир Щербаков',
  'Юлія Їжакевич',
];

const seed = 5;
const letters: FrozenLetter[] = Array.from({ length: 40 }, (_, index) => {
  const blocks = [1, 8, 17, 26, 35, 44][index % 6] ?? 1;
  const [text = ''] = fc.sample(textsOf(blocks, blocks), { numRuns: 1, seed: seed + index });
  const name = names[index % names.length] ?? '';
  return letterWith(text, {
    locale: index % 5 === 4 ? 'en' : 'de',
    recipient: ['Frau', name, 'Straße des Friedens 12', '99423 Weimar'],
    subject: `Ihr Befund, ${name}`,
  });
});

const marks: Record<LetterBlock['type'], (item: number) => string> = {
  paragraph: () => '',
  bulletList: () => '•',
  orderedList: (item) => `${item + 1}.`,
};

/** What is frozen of the letter, in the order in which it is read; the facts beside the address are the press's. */
function readingOrder({ recipient, subject, blocks, closing, author }: FrozenLetter) {
  const lines = blocks.flatMap((block) =>
    (block.type === 'paragraph' ? [block.content] : block.items).map(
      (content, item) => marks[block.type](item) + letterLineText(content),
    ),
  );
  return { head: recipient, body: [subject, ...lines, closing, author.name, author.title] };
}

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
/** At the foot of each page. */
const isFoot = (line: string, { letterhead }: FrozenLetter) =>
  /^(Seite \d+ von \d+|Page \d+ of \d+)$/.test(line) ||
  line === letterhead.chamber ||
  letterhead.footer.includes(line);

test.runIf(hasReaders)(
  'forty letters are sound for qpdf, hold what is frozen for pdftotext, and have what PDF/UA-1 asks for [L3]',
  { timeout: 900_000 },
  async () => {
    const pageCounts = new Set<number>();
    for (const [index, letter] of letters.entries()) {
      const { pdf, layout } = await press.press(letter);
      expect(pdf, `letter ${index}`).not.toBeNull();
      const file = join(folder, `${index}.pdf`);
      writeFileSync(file, pdf ?? '');
      pageCounts.add(layout.pages);

      const checked = spawnSync('qpdf', ['--check', file], { encoding: 'utf8' });
      expect(checked, `letter ${index}`).toMatchObject({ status: 0, stderr: '' });

      const read = execFileSync('pdftotext', ['-raw', '-enc', 'UTF-8', file, '-'], {
        encoding: 'utf8',
      });
      const lines = read.split(/[\n\f]/).filter((line) => !isFoot(line.trim(), letter));
      const text = withoutSpaces(lines.join(''));
      const { head, body } = readingOrder(letter);
      const expected = { head: withoutSpaces(head.join('')), body: withoutSpaces(body.join('')) };
      expect(text, `letter ${index}`).toContain(expected.head);
      // Nothing is behind it, so nothing is there twice.
      expect(text.slice(-expected.body.length), `letter ${index}`).toBe(expected.body);

      const catalog = catalogOf(file);
      expect(catalog, `letter ${index}`).toMatchObject({
        '/Lang': `u:${letter.locale}`,
        '/MarkInfo': { '/Marked': true },
        '/ViewerPreferences': { '/DisplayDocTitle': true },
        '/StructTreeRoot': expect.stringMatching(/ R$/),
        '/Metadata': expect.stringMatching(/ R$/),
      });
      const { pages, info, xmp } = await readPdf(pdf ?? new Uint8Array());
      expect(pages).toHaveLength(layout.pages);
      for (const { shown, untagged } of pages) {
        expect(shown).toBeGreaterThan(0);
        expect(untagged).toBe(0);
      }
      expect(pages.flatMap(({ roles }) => roles).filter((role) => role === 'H1')).toHaveLength(1);
      expect(info.Title).toMatch(/20/);
      expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
      expect(xmp).toContain('<dc:title>');

      const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).split('\n').slice(2);
      for (const font of fonts.filter(Boolean)) {
        // Embedded, a subset, with a map to Unicode.
        expect(font, `letter ${index}`).toMatch(/ yes yes yes +\d+ +\d+$/);
      }
    }
    expect([...pageCounts]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6]));
  },
);

/** The root of the file, with the dictionaries that it names. */
function catalogOf(file: string): Record<string, unknown> {
  const json = execFileSync('qpdf', ['--json=2', '--json-key=qpdf', file], {
    maxBuffer: 100_000_000,
  });
  const objects: Record<string, { value: Record<string, unknown> }> = JSON.parse(json.toString())
    .qpdf[1];
  const trailer = objects.trailer?.value['/Root'];
  const root = objects[`obj:${trailer}`]?.value ?? {};
  const follow = (value: unknown) => objects[`obj:${value}`]?.value ?? value;
  return {
    ...root,
    '/MarkInfo': follow(root['/MarkInfo']),
    '/ViewerPreferences': follow(root['/ViewerPreferences']),
  };
}
