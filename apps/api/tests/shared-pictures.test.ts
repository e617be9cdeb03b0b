import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, startTestNode, stopAll } from './support/node.ts';

let client: TestClient;
beforeAll(async () => {
  client = createClient((await startTestNode(await freshEnvironment(anyDatabase))).url);
});
afterAll(stopAll);

const treatments = {
  hydrafacial: 'oberhaut',
  microneedling: 'lederhaut',
  hyaluron: 'unterhaut',
  botox: 'muskel',
  vitamininfusion: 'blutbahn',
};

test.each([
  ['/', 'home'],
  ['/preise', 'home'],
  ...Object.entries(treatments).map(([slug, layer]) => [`/${slug}`, layer]),
])(
  '%s is shared with the picture of %s, as large as it says, in both languages [R1.2D]',
  async (path, picture) => {
    const texts = new Set<string>();
    for (const language of ['', '?lang=en']) {
      const html = (await client.get<string>(path + language)).body;
      const tags = [...html.matchAll(/<meta property="og:(image[^"]*)" content="([^"]*)"/g)];
      const meta = Object.fromEntries(tags.map(([, name, content]) => [name, content]));
      const address = new URL(String(meta.image));
      expect(address.origin).toBe(
        new URL(/rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '').origin,
      );
      expect(address.pathname).toBe(`/shared/${picture}.jpg`);
      expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
      texts.add(String(meta['image:alt']));

      const answer = await client.request(address.pathname);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe(meta['image:type']);
      const bytes = await answer.arrayBuffer();
      const { format, width, height } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect([meta['image:width'], meta['image:height']]).toEqual(['1200', '630']);
      expect(bytes.byteLength).toBeLessThan(40_000);
    }
    expect(texts.size).toBe(2);
  },
);

test('share pictures are cached for a day, and an unknown one is a 404', async () => {
  const { headers } = await client.request('/shared/home.jpg');
  expect(headers.get('cache-control')).toContain('max-age=86400');
  expect((await client.request('/shared/none.jpg')).status).toBe(404);
  expect((await client.request('/shared/..%2fassets')).status).toBe(404);
});
