import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskCache } from './disk-cache.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const bytes = (size: number, value = 1) => Buffer.alloc(size, value);
const files = async () => (await readdir(directory)).sort();

it('the cache keeps its limit of bytes and drops the least recently used file first [R8.15]', async () => {
  const cache = await openDiskCache(directory, 100);
  for (const key of ['a', 'b', 'c']) await cache.set(key, bytes(30));
  expect(await cache.get('a')).toEqual(bytes(30));
  await cache.set('d', bytes(40));
  expect(await files()).toEqual(['a', 'c', 'd']);
  expect(await cache.get('b')).toBeNull();
});

it('a file larger than the limit is not kept', async () => {
  const cache = await openDiskCache(directory, 100);
  await cache.set('a', bytes(10));
  await cache.set('b', bytes(101));
  expect(await files()).toEqual(['a']);
});

it('the cache survives a restart, drops the oldest first, and removes partial files of a crash', async () => {
  const first = await openDiskCache(directory, 100);
  await first.set('b', bytes(40));
  await first.set('a', bytes(40, 2));
  await utimes(join(directory, 'b'), new Date(1000), new Date(1000));
  await writeFile(join(directory, 'c.1.draft'), 'half');
  const second = await openDiskCache(directory, 100);
  expect(await files()).toEqual(['a', 'b']);
  expect(await second.get('a')).toEqual(bytes(40, 2));
  await second.set('d', bytes(30));
  expect(await files()).toEqual(['a', 'd']);
});

it('a smaller limit applies immediately', async () => {
  const first = await openDiskCache(directory, 100);
  for (const key of ['a', 'b', 'c']) await first.set(key, bytes(30));
  await openDiskCache(directory, 35);
  expect(await files()).toHaveLength(1);
});

it('a file that was removed or cut from outside counts as not kept', async () => {
  const cache = await openDiskCache(directory, 100);
  await cache.set('a', bytes(30));
  await cache.set('b', bytes(30));
  await rm(join(directory, 'a'));
  await writeFile(join(directory, 'b'), 'cut');
  expect(await cache.get('a')).toBeNull();
  expect(await cache.get('b')).toBeNull();
  await cache.set('c', bytes(100));
  expect(await cache.get('c')).toEqual(bytes(100));
});

it('simultaneous writes of one key leave one complete file', async () => {
  const cache = await openDiskCache(directory, 1000);
  await Promise.all([1, 2, 3, 4].map((value) => cache.set('a', bytes(50, value))));
  expect(await files()).toEqual(['a']);
  expect((await cache.get('a'))?.length).toBe(50);
});
