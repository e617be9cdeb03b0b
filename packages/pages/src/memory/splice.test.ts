import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseEncoding, closeBody, openBody } from './splice.ts';

const text = fc.string({ unit: 'binary', maxLength: 3000 });

test('any beginning with any end is read the same in every encoding', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, fc.integer({ min: 0, max: 11 }), async (start, end, quality) => {
      const body = await openBody(start, quality);
      const whole = Buffer.concat([Buffer.from(start), Buffer.from(end)]);
      expect(closeBody(body, end, 'plain')).toEqual(whole);
      expect(gunzipSync(closeBody(body, end, 'gzip'))).toEqual(whole);
      expect(brotliDecompressSync(closeBody(body, end, 'br'))).toEqual(whole);
    }),
    { numRuns: 200 },
  );
});

test.each([0, 1, 65_534, 65_535, 65_536, 200_000])(
  'an end of %i bytes is complete',
  async (length) => {
    const body = await openBody('<main>Zehntelmilliliter</main>'.repeat(99), 11);
    const end = 'x'.repeat(length);
    const whole = Buffer.concat([body.plain, Buffer.from(end)]);
    expect(gunzipSync(closeBody(body, end, 'gzip')).equals(whole)).toBe(true);
    expect(brotliDecompressSync(closeBody(body, end, 'br')).equals(whole)).toBe(true);
  },
);

test('one beginning accepts many ends, which are independent of each other', async () => {
  const body = await openBody('<main></main>', 11);
  const read = (end: string) => brotliDecompressSync(closeBody(body, end, 'br')).toString();
  expect(read('Erika')).toBe('<main></main>Erika');
  expect(read('Max')).toBe('<main></main>Max');
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP, BR;Q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip ;q=1', 'gzip'],
  ['x-br, br-x, x-gzip', 'plain'],
  ['br;q=none', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
] as const)('Accept-Encoding %j is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
