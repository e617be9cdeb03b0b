import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, createPageMemory, type Rendered } from './page-memory.ts';

const page = (body: string): Rendered => ({ status: 200, headers: {}, body });

test('a page is rendered once, however many ask at the same time', async () => {
  const memory = createPageMemory();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise((done) => setImmediate(done));
    return page(`render ${renders}`);
  };
  const all = await Promise.all(Array.from({ length: 50 }, () => memory.get('/', 1, render)));
  expect(renders).toBe(1);
  expect(new Set(all).size).toBe(1);
});

test('a higher revision renders anew, a lower one never replaces it', async () => {
  const memory = createPageMemory();
  await memory.get('/', 1, async () => page('old'));
  const fresh = await memory.get('/', 2, async () => page('new'));
  const late = await memory.get('/', 1, async () => page('late'));
  expect(fresh.plain.toString()).toBe('new');
  expect(late).toBe(fresh);
});

test('a render that fails is not remembered', async () => {
  const memory = createPageMemory();
  const failing = memory.get('/', 1, async () => {
    throw new Error('away');
  });
  await expect(failing).rejects.toThrow('away');
  const next = await memory.get('/', 1, async () => page('back'));
  expect(next.plain.toString()).toBe('back');
});

test('an answer that is no success is not remembered', async () => {
  const memory = createPageMemory();
  await memory.get('/', 1, async () => ({ status: 500, headers: {}, body: 'broken' }));
  const next = await memory.get('/', 1, async () => page('whole'));
  expect(next.plain.toString()).toBe('whole');
});

test('every encoding holds the same bytes', async () => {
  const stored = await createPageMemory().get('/', 1, async () =>
    page('Zehntelmilliliter '.repeat(99)),
  );
  expect(brotliDecompressSync(stored.br)).toEqual(stored.plain);
  expect(gunzipSync(stored.gzip)).toEqual(stored.plain);
});

test('the best encoding that the browser takes is chosen', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('gzip')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
  expect(chooseEncoding(undefined)).toBe('plain');
});
