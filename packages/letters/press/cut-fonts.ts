/// <reference path="./subset-font.d.ts" />
/**
 * `node packages/letters/press/cut-fonts.ts`: the fonts of the press, from the site's own Commissioner. The compiler
 * takes neither variable fonts nor woff2, and looks for a missing sign in the next family: each subset is a family.
 * Its signs of mathematics are from Noto Sans Math, because no subset of Commissioner has them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'];
const signs = '≤≥≠≈→←↔↑↓⇒∞√∅∑✓';

interface CutFont {
  /** 'latin-400.ttf' */
  readonly file: string;
  readonly family: string;
  readonly data: Buffer;
}

export async function cutFonts(): Promise<CutFont[]> {
  const fonts: CutFont[] = [];
  const commissioner = dirname(require.resolve('@fontsource-variable/commissioner/package.json'));
  const ranges = JSON.parse(readFileSync(join(commissioner, 'unicode.json'), 'utf8'));
  for (const subset of subsets) {
    const source = readFileSync(
      join(commissioner, `files/commissioner-${subset}-wght-normal.woff2`),
    );
    for (const weight of [400, 600]) {
      fonts.push(await cut(source, subset, weight, signsOf(ranges[subset])));
    }
  }
  const math = require.resolve(
    '@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2',
  );
  fonts.push(await cut(readFileSync(math), 'signs', 400, signs));
  return fonts;
}

async function cut(source: Buffer, subset: string, weight: number, text: string) {
  const family = `Letter ${subset}`;
  const options = subset === 'signs' ? {} : { variationAxes: { wght: weight } };
  const font = await subsetFont(source, text, { targetFormat: 'truetype', ...options });
  return { file: `${subset}-${weight}.ttf`, family, data: rename(font, family, weight) };
}

/** 'U+0100-02BA,U+02BD' */
function signsOf(ranges: string): string {
  const signs = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
  return signs.join('');
}

type Table = readonly [tag: string, data: Buffer];

/** https://learn.microsoft.com/typography/opentype/spec/otff, without the tables of variable and of mathematical fonts. */
function rename(font: Buffer, family: string, weight: number): Buffer {
  const tables = readTables(font)
    .filter(([tag]) => tag !== 'STAT' && tag !== 'MATH')
    .map(([tag, data]): Table => [tag, tag === 'name' ? nameTable(family, weight) : data]);
  const header = Buffer.alloc(12 + 16 * tables.length);
  font.copy(header, 0, 0, 4);
  const power = Math.floor(Math.log2(tables.length));
  const search = [tables.length, 16 * 2 ** power, power, 16 * (tables.length - 2 ** power)];
  for (const [index, value] of search.entries()) header.writeUInt16BE(value, 4 + 2 * index);
  const parts = [header];
  let offset = header.length;
  for (const [index, [tag, data]] of tables.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
    const entry = 12 + 16 * index;
    header.write(tag, entry, 'latin1');
    for (const [place, value] of [checksum(padded), offset, data.length].entries()) {
      header.writeUInt32BE(value, entry + 4 + 4 * place);
    }
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index;
    const offset = font.readUInt32BE(entry + 8);
    const data = font.subarray(offset, offset + font.readUInt32BE(entry + 12));
    return [font.toString('latin1', entry, entry + 4), data];
  });
}

function nameTable(family: string, weight: number): Buffer {
  const style = weight === 600 ? 'SemiBold' : 'Regular';
  const postScript = `${family}-${style}`.replaceAll(' ', '');
  const names: [number, string][] = [
    [1, family],
    [2, 'Regular'],
    [4, `${family} ${style}`],
    [6, postScript],
    [16, family],
    [17, style],
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const records = Buffer.alloc(6 + 12 * names.length);
  records.writeUInt16BE(names.length, 2);
  records.writeUInt16BE(records.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    for (const [place, value] of [3, 1, 0x409, id, length, offset].entries()) {
      records.writeUInt16BE(value, 6 + 12 * index + 2 * place);
    }
    offset += length;
  }
  return Buffer.concat([records, ...texts]);
}

function checksum(padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/** By family, the code points that it has, as `[first, last]`: what the press can print. */
export function readCoverage(fonts: readonly CutFont[]): Record<string, [number, number][]> {
  return Object.fromEntries(fonts.map(({ family, data }) => [family, visibleRanges(data)]));
}

/** Of the character map, format 4: all signs are in the basic plane. */
function visibleRanges(font: Buffer): [number, number][] {
  const map = readTables(font).find(([tag]) => tag === 'cmap')?.[1] ?? Buffer.alloc(4);
  const table = map.subarray(map.readUInt32BE(8));
  const segments = table.readUInt16BE(6) / 2;
  const points = Array.from({ length: segments }, (_, index) => {
    const last = table.readUInt16BE(14 + 2 * index);
    const first = table.readUInt16BE(16 + 2 * segments + 2 * index);
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  }).flat();
  const ranges: [number, number][] = [];
  for (const point of points) {
    // Controls, format signs and what is not a character.
    if (/\p{C}/u.test(String.fromCodePoint(point))) continue;
    const range = ranges.at(-1);
    if (range?.[1] === point - 1) range[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(import.meta.dirname, 'fonts');
  mkdirSync(folder, { recursive: true });
  const fonts = await cutFonts();
  for (const { file, data } of fonts) writeFileSync(join(folder, file), data);
  const coverage = Object.entries(readCoverage(fonts)).map(
    ([family, ranges]) => `  ${JSON.stringify(family)}: ${JSON.stringify(ranges)}`,
  );
  writeFileSync(join(folder, 'coverage.json'), `{\n${coverage.join(',\n')}\n}\n`);
}
