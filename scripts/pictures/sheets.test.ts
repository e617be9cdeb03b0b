import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePng } from './png.ts';
import { sheetsOf, shotsOf, storyOf } from './sheets.ts';

function storybook() {
  const directory = mkdtempSync(join(tmpdir(), 'praxiskit-sheets-'));
  const entry = (id: string, tags: string[], type = 'story') => [id, { id, type, tags }];
  const entries = Object.fromEntries([
    entry('button--docs', ['autodocs', 'sheet'], 'docs'),
    entry('button--primary', ['autodocs']),
    entry('button--sheet', ['sheet']),
    entry('dialog--sheet', ['sheet']),
  ]);
  writeFileSync(join(directory, 'index.json'), JSON.stringify({ entries }));
  return directory;
}

test('stories tagged as sheets are taken as pictures, and nothing else', () => {
  expect(sheetsOf(storybook())).toEqual(['button--sheet', 'dialog--sheet']);
});

test('a sheet is taken at three widths, one that covers the page in each theme and language too', () => {
  const shots = shotsOf(sheetsOf(storybook()), new Set(['dialog--sheet']));
  const of = (story: string) => shots.filter((shot) => shot.story === story);
  expect(of('button--sheet').map(({ name, width }) => [name, width])).toEqual([
    ['button--phone', 390],
    ['button--tablet', 768],
    ['button--desktop', 1440],
  ]);
  expect(of('dialog--sheet')).toHaveLength(12);
  expect(new Set(of('dialog--sheet').map(({ name }) => storyOf(name)))).toEqual(
    new Set(['dialog']),
  );
  expect(of('dialog--sheet')[3]).toMatchObject({
    name: 'dialog--phone-dark-en',
    theme: 'dark',
    language: 'en',
  });
});

test('a recorded picture is a PNG with a palette', () => {
  const png = encodePng({
    width: 2,
    height: 1,
    palette: Buffer.from([255, 255, 255, 20, 30, 60]),
    pixels: Buffer.from([0, 1]),
  });
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const at = png.indexOf('IDAT');
  const length = png.readUInt32BE(at - 4);
  expect([...inflateSync(png.subarray(at + 4, at + 4 + length))]).toEqual([0, 0, 1]);
});
