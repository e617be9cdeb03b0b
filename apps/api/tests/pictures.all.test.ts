import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, startTestNode, stopAll } from './support/node.ts';
import { startProcess } from './support/process.ts';

let client: TestClient;
let url: string;
let env: Record<string, string>;

beforeAll(async () => {
  env = await freshEnvironment(anyDatabase, { IMAGE_HOSTS: 'localhost.example' });
  const pictures = join(env.DATA_DIR ?? '', 'pictures/team');
  await mkdir(pictures, { recursive: true });
  const portrait = sharp({
    create: { width: 2000, height: 2500, channels: 3, background: '#c08060' },
  });
  await writeFile(join(pictures, 'anna.jpg'), await portrait.jpeg().toBuffer());
  ({ url } = await startTestNode(env));
  client = createClient(url);
});
afterAll(stopAll);

async function sizeOf(path: string) {
  const answer = await client.request(path);
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata();
  return { status: answer.status, format, width };
}

test('a picture that the practice puts into its data comes in every width [R8.15]', async () => {
  for (const width of [320, 640, 768, 1024, 1280, 1536]) {
    const size = await sizeOf(`/_ipx/f_webp,w_${width}/team/anna.jpg`);
    expect(size).toEqual({ status: 200, format: 'webp', width });
  }
});

test('a picture of the site comes by its own address, and by localhost [R8.15]', async () => {
  for (const origin of [url, 'http://localhost']) {
    const address = encodeURIComponent(`${origin}/favicon.png`);
    const { status, format } = await sizeOf(`/_ipx/f_webp,w_320/${address}`);
    expect([status, format]).toEqual([200, 'webp']);
  }
});

test('a picture of the site has one spelling for each origin, so that it is made once [R8.15]', async () => {
  const { port } = new URL(url);
  for (const other of [
    'http://localhost:1/favicon.png',
    'https://localhost/favicon.png',
    `https://localhost:${port}/favicon.png`,
    'http://localhost/favicon.png?1',
    'http://localhost/%66avicon.png',
    'http://localhost//favicon.png',
  ]) {
    const address = encodeURIComponent(other);
    expect((await client.get(`/_ipx/f_webp,w_320/${address}`)).status, other).toBe(400);
  }
});

test('a picture has one spelling for the caches in front of the site, too [R8.15]', async () => {
  const file = '_ipx/f_webp,w_320/team/anna.jpg';
  expect((await client.get(`/${file}`)).status).toBe(200);
  for (const other of [`//${file}`, `/${file.replace('/team', '//team')}`, `/${file}?1`]) {
    expect((await client.get(other)).status, other).toBe(400);
  }
});

test('a picture of another host, or of a host without a public address, is refused [R8.15D]', async () => {
  for (const [host, statuses] of [
    ['other.example', [400]],
    ['127.0.0.1', [400]],
    // Allowed, but no name server knows it.
    ['localhost.example', [502]],
  ] as const) {
    const address = encodeURIComponent(`https://${host}/a.jpg`);
    const answer = await client.get<{ code: string }>(`/_ipx/f_webp,w_320/${address}`);
    expect(statuses, host).toContain(answer.status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('a refusal says why in the caller’s language, and is quick', async () => {
  const refused = await client.request('/_ipx/f_webp,w_640,blur_500,enlarge/team/anna.jpg', {
    headers: { 'accept-language': 'en' },
  });
  expect(await refused.json()).toEqual({
    statusCode: 400,
    code: 'BAD_REQUEST',
    message: 'This picture does not exist in this form, or from there.',
  });
  const missing = await client.get<{ message: string }>(
    '/_ipx/f_webp,w_640/team/../team/nobody.jpg',
  );
  expect([missing.status, missing.body.message]).toEqual([404, 'Dieses Bild gibt es nicht.']);
  // What leads out of the pictures is another address before it gets here.
  expect((await client.get('/_ipx/f_webp,w_640/../../etc/passwd')).status).toBe(404);
});

test('a closed site shows no pictures [R3.1]', async () => {
  const closed = await startTestNode(await freshEnvironment(anyDatabase, { CONSTRUCTION: '1' }));
  const answer = await createClient(closed.url).get('/_ipx/f_webp,w_320/team/anna.jpg');
  expect(answer.status).toBe(503);
});

test('pictures that another host does not answer are one warning and a count, not an error each', async () => {
  const more = { LOG_LEVEL: 'warn', IMAGE_HOSTS: 'localhost.example' };
  const server = await startProcess(await freshEnvironment(anyDatabase, more));
  await server.ready;
  const visitor = createClient(server.url);
  for (let at = 0; at < 5; at += 1) {
    const address = encodeURIComponent(`https://localhost.example/${at}.jpg`);
    expect((await visitor.get(`/_ipx/f_webp,w_640/${address}`)).status).toBe(502);
  }
  server.child.kill('SIGTERM');
  await server.exited;
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    // A busy machine may log other warnings, too.
    .filter(({ msg }) => msg === 'BAD_GATEWAY');
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [40, 'BAD_GATEWAY'],
    [40, 'BAD_GATEWAY'],
  ]);
  expect(lines[1].repeated).toBe(4);
});
