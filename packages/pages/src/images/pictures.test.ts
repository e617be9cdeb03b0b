import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createPictures } from './pictures.ts';

/** Conversions that end when the test decides. */
function setUp() {
  const kept = new Map<string, Buffer>();
  const cache = {
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, bytes: Buffer) => void kept.set(key, bytes),
  };
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  let count = 0;
  const pictures = createPictures({ own: cache, remote: cache }, async (bytes) => {
    count += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return bytes;
  });
  const original = (version = '1', host: string | null = null) => ({
    version,
    host,
    read: async () => Buffer.from(version),
  });
  async function finish(): Promise<void> {
    for (let idle = 0; idle < 20; idle += 1) {
      if (ends.length > 0) idle = 0;
      for (const end of ends.splice(0)) end();
      await turn();
    }
  }
  return { pictures, original, finish, counts: () => ({ count, most }) };
}

it('a picture is converted once for all waiting requests, and never again [R8.15]', async () => {
  const { pictures, original, finish, counts } = setUp();
  const both = Promise.all([
    pictures.get('a', original(), 320),
    pictures.get('a', original(), 320),
  ]);
  await finish();
  await both;
  await pictures.get('a', original(), 320);
  expect(counts().count).toBe(1);
});

it('a changed original, another width and another name are different pictures', async () => {
  const { pictures, original, finish, counts } = setUp();
  const all = Promise.all([
    pictures.get('a', original(), 320),
    pictures.get('a', original(), 640),
    pictures.get('a', original('2'), 320),
    pictures.get('b', original(), 320),
  ]);
  await finish();
  await all;
  expect(counts().count).toBe(4);
});

it('two conversions run at a time, and requests beyond the limit are refused [R8.15]', async () => {
  const { pictures, original, finish, counts } = setUp();
  const waiting = Array.from({ length: 100 }, (_, index) =>
    pictures.get(`${index}`, original(), 320),
  );
  await expect(pictures.get('one more', original(), 320)).rejects.toMatchObject({
    statusCode: 503,
  });
  await finish();
  await Promise.all(waiting);
  expect(counts()).toEqual({ count: 100, most: 2 });
});

it('after a failure the next request tries again', async () => {
  const { pictures, original, finish } = setUp();
  const broken = { version: '1', host: null, read: () => Promise.reject(new Error('away')) };
  await expect(pictures.get('a', broken, 320)).rejects.toThrow('away');
  const again = pictures.get('a', original(), 320);
  await finish();
  expect(await again).toEqual(Buffer.from('1'));
});

it('cached pictures are sent even if many requests wait, and other hosts do not delay the site’s pictures', async () => {
  const { pictures, original, finish } = setUp();
  const kept = pictures.get('kept', original(), 320);
  await finish();
  await kept;
  const hanging = { version: '', host: 'slow.example', read: () => new Promise<Buffer>(() => {}) };
  const remote = Array.from({ length: 30 }, (_, index) => pictures.get(`r${index}`, hanging, 320));
  const refused = remote.map((one) => one.then(() => null).catch((error) => error.code));
  for (let index = 0; index < 100; index++) {
    void pictures.get(`own ${index}`, original(String(index)), 320);
  }
  await turn();
  expect(await Promise.race([refused[29], turn('waits')])).toBe('UNAVAILABLE');
  await expect(pictures.get('kept', original(), 320)).resolves.toEqual(Buffer.from('1'));
  const own = pictures.get('own 0', original('0'), 320);
  await finish();
  await expect(own).resolves.toEqual(Buffer.from('0'));
});

it('a slow host does not delay the pictures of other hosts, and no request waits forever [R8.15]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const { pictures, original, finish } = setUp();
    const hanging = {
      version: '',
      host: 'slow.example',
      read: () => new Promise<Buffer>(() => {}),
    };
    const slow = [1, 2, 3, 4].map((index) => pictures.get(`slow ${index}`, hanging, 320));
    const codes = Promise.all(slow.map((one) => one.catch(({ name, code }) => `${name} ${code}`)));
    const other = pictures.get('fast', original('fast', 'fast.example'), 320);
    await finish();
    expect(await other).toEqual(Buffer.from('fast'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await codes).toEqual(Array(4).fill('PictureError UNAVAILABLE'));
  } finally {
    vi.useRealTimers();
  }
});
