import { mkdir, mkdtemp, readdir, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type ImagesOptions, images, securityHeaders } from '@praxiskit/pages/server';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const origin = new URL('https://praxis.example');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
let home: string;
let app: FastifyInstance;

/** A picture of one colour. */
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c08060' } });

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'images-'));
  await mkdir(join(home, 'own/team/.hidden'), { recursive: true });
  await mkdir(join(home, 'site'));
  await mkdir(join(home, 'outside'));
  const own = (name: string) => join(home, 'own', name);
  const portrait = await draw(3200, 4000).jpeg().toBuffer();
  await writeFile(own('team/anna.jpg'), portrait);
  await writeFile(join(home, 'outside/secret.jpg'), portrait);
  await writeFile(own('team/.hidden/secret.jpg'), portrait);
  await writeFile(own('.secret.jpg'), portrait);
  await symlink(join(home, 'outside'), own('out'));
  await symlink(join(home, 'outside/secret.jpg'), own('out.jpg'));
  await symlink(own('.secret.jpg'), own('hidden.jpg'));
  await symlink(own('team/anna.jpg'), own('inside.jpg'));
  await draw(500, 400).png().toFile(own('small.png'));
  await draw(400, 200)
    .withExif({ IFD0: { Artist: 'A' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(own('turned.jpg'));
  await writeFile(own('drawing.jpg'), svg);
  await writeFile(own('drawing.svg'), svg);
  await writeFile(own('text.jpg'), 'no picture');
  await writeFile(own('damaged.jpg'), portrait.subarray(0, 2000));
  await writeFile(own('large.jpg'), '');
  await truncate(own('large.jpg'), 20_000_001);
  await draw(10_000, 6000).png().toFile(own('bomb.png'));
  await draw(600, 600).avif().toFile(join(home, 'site/door.avif'));
  await draw(600, 600).webp().toFile(join(home, 'site/small.png'));
});
afterAll(() => rm(home, { recursive: true, force: true }));
afterEach(() => app?.close());

async function start(
  more: Partial<ImagesOptions> = {},
  server: FastifyServerOptions = {},
): Promise<FastifyInstance> {
  app = fastify(server);
  const headers = securityHeaders(origin);
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await app.register(images, {
    origin,
    hosts: ['pictures.example'],
    directories: [join(home, 'own'), join(home, 'site'), join(home, 'absent')],
    cacheDirectory: join(home, 'cache'),
    ...more,
  });
  app.get('/assets/logo.png', async (_request, reply) =>
    reply.type('image/png').send(await draw(900, 300).png().toBuffer()),
  );
  app.get('/favicon.svg', async (_request, reply) => reply.type('image/svg+xml').send(svg));
  app.get('/metrics', async () => 'secret');
  return app;
}

const get = (path: string, headers = {}) => app.inject({ url: `/_ipx/${path}`, headers });
const ofUrl = (url: string) => `f_webp,w_640/${encodeURIComponent(url)}`;

describe('a portrait', () => {
  it.each([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])(
    'comes as webp, %i wide [R8.15]',
    async (width) => {
      await start();
      const { statusCode, headers, rawPayload } = await get(`f_webp,w_${width}/team/anna.jpg`);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/webp');
      const { format, ...size } = await sharp(rawPayload).metadata();
      expect([format, size.width, size.height]).toEqual(['webp', width, width * 1.25]);
    },
  );

  it('is cached by browsers forever, with a strong validator, and cannot run scripts [R8.15]', async () => {
    await start();
    const { headers } = await get('f_webp,w_320/team/anna.jpg');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    const again = await get('f_webp,w_320/team/anna.jpg', { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is not enlarged, is shown upright, and keeps no data of its camera', async () => {
    await start();
    const small = await sharp((await get('f_webp,w_1536/small.png')).rawPayload).metadata();
    expect(small.width).toBe(500);
    const turned = await sharp((await get('f_webp,w_320/turned.jpg')).rawPayload).metadata();
    expect([turned.width, turned.height]).toEqual([200, 400]);
    expect([turned.exif, turned.orientation]).toEqual([undefined, undefined]);
  });

  it('survives a restart of the server, and a replaced file is a new picture', async () => {
    const cacheDirectory = join(home, 'restart');
    await start({ cacheDirectory });
    const first = await get('f_webp,w_320/small.png');
    const files = await readdir(cacheDirectory);
    await app.close();
    await start({ cacheDirectory });
    expect((await get('f_webp,w_320/small.png')).rawPayload).toEqual(first.rawPayload);
    expect(await readdir(cacheDirectory)).toEqual(files);
    await draw(500, 500).png().toFile(join(home, 'own/small.png'));
    const replaced = await get('f_webp,w_320/small.png');
    expect((await sharp(replaced.rawPayload).metadata()).height).toBe(320);
    await draw(500, 400).png().toFile(join(home, 'own/small.png'));
  });

  it('of the site itself comes from the second folder, if the first has none', async () => {
    await start();
    expect((await get('f_webp,w_320/door.avif')).statusCode).toBe(200);
    const { height } = await sharp((await get('f_webp,w_320/small.png')).rawPayload).metadata();
    expect(height).toBe(256);
  });
});

it.each([
  'w_640/team/anna.jpg',
  'f_webp/team/anna.jpg',
  '_/team/anna.jpg',
  'w_640,f_webp/team/anna.jpg',

  'f_webp&w_640/team/anna.jpg',
  'f_webp,w_640,enlarge/team/anna.jpg',
  'f_webp,w_641/team/anna.jpg',
  'f_webp,w_640,blur_500/team/anna.jpg',
  'f_png,w_640/team/anna.jpg',
  'f_webp,w_640',
  'f_webp,w_640/team/anna.jpg?x',
  'f_webp,w_640/',
  '',
  'f_webp,w_640/..%2f..%2fetc%2fpasswd',
])('%s is refused [R8.15]', async (path) => {
  await start();
  const answer = await get(path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
});

it.each([
  'nobody.jpg',
  'team',
  'out/secret.jpg',
  'out.jpg',
  'hidden.jpg',
  'team/anna.jpg/x',
  'drawing.jpg',
  'drawing.svg',
  'text.jpg',
  'damaged.jpg',
  'bomb.png',
])('%s is no picture of this site, and is a 404 [R8.15]', async (path) => {
  await start();
  const answer = await get(`f_webp,w_320/${path}`);
  expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  expect(answer.body).not.toContain(home);
  expect(answer.headers['cache-control'] ?? '').not.toContain('immutable');
});

it('each own picture that cannot be used is named in the log [R8.15]', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()).msg);
      done();
    },
  });
  await start({}, { logger: { level: 'warn', stream } });
  const names = ['damaged.jpg', 'text.jpg', 'drawing.svg', 'large.jpg'];
  await Promise.all([...names, 'nobody.jpg'].map((name) => get(`f_webp,w_320/${name}`)));
  const expected = names.map((name) => `A picture cannot be converted: file ${name}`);
  expect(lines.toSorted()).toEqual(expected.toSorted());
});

it('a server whose disk cannot be written still sends pictures', async () => {
  await start({ cacheDirectory: join(home, 'own/small.png/cache') });
  expect((await get('f_webp,w_320/team/anna.jpg')).statusCode).toBe(200);
});

it('a link inside of the folder leads to its picture', async () => {
  await start();
  expect((await get('f_webp,w_320/inside.jpg')).statusCode).toBe(200);
});

describe('a picture by its address', () => {
  it.each(['https://praxis.example/assets/logo.png', 'http://localhost/assets/logo.png'])(
    '%s is the site’s own, without a connection [R8.15]',
    async (url) => {
      await start();
      const { statusCode, rawPayload } = await get(ofUrl(url));
      expect(statusCode).toBe(200);
      expect((await sharp(rawPayload).metadata()).width).toBe(640);
    },
  );

  it.each([
    'http://praxis.example/assets/logo.png',
    'http://localhost:3000/assets/logo.png',
    'https://praxis.example/assets/logo.png?1',
    'https://praxis.example/assets/%6Cogo.png',
    'https://praxis.example/assets//logo.png',
  ])('%s is another spelling of it, and refused [R8.15]', async (url) => {
    await start();
    expect((await get(ofUrl(url))).statusCode).toBe(400);
  });

  it.each([
    'https://praxis.example/metrics',
    'http://localhost/metrics',
    'http://localhost/nothing',
    'https://praxis.example/favicon.svg',
  ])('%s is none [R8.15D]', async (url) => {
    await start();
    expect((await get(ofUrl(url))).statusCode).toBe(404);
  });

  it('is never a picture of a picture', async () => {
    await start();
    const inner = 'https://praxis.example/_ipx/f_webp,w_640/team/anna.jpg';
    expect((await get(ofUrl(inner))).statusCode).toBe(404);
  });

  it.each([
    'https://other.example/a.jpg',
    'http://pictures.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://sub.pictures.example/a.jpg',
    'https://pictures.example:8443/a.jpg',

    'https://pictures.example.evil.example/a.jpg',
    'http://[::1]/a.jpg',
    'http://10.0.0.1/a.jpg',
    'http://169.254.169.254/latest/meta-data/',
    'https://localhost.evil.example/a.jpg',
  ])('%s is refused [R8.15D]', async (url) => {
    await start();
    expect((await get(ofUrl(url))).json()).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
  });

  it.each([
    'https://pictures.example',
    '*.example',
    '127.0.0.1',
    'localhost',
    'a.example:81',
    '[::1]',
    '',
  ])('a host %o stops the start [R8.15]', async (host) => {
    await expect(start({ hosts: [host] })).rejects.toThrow(/is not the name of a host/);
  });
});
