import { afterAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { freshEnvironment, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

/** Those of R2.1, and the accessibility statement; a page of the site's own needs no line here. */
const publicPages = [
  ...['/', '/preise', '/impressum', '/datenschutz', '/barrierefreiheit', '/botox', '/hyaluron'],
  ...['/lipolyse', '/hautspecial', '/hydrafacial', '/skinbooster', '/fadenlifting'],
  ...['/mesotherapie', '/microneedling', '/vampirlifting', '/polynukleotide'],
  ...['/handverjuengung', '/vitamininfusion'],
];

test('the sitemap lists every indexed page in both languages and no other [R1.4] [R2.1]', async () => {
  const node = await startTestNode(await freshEnvironment('pglite'));
  const client = createClient(node.url);
  const { body, headers } = await client.get<string>('/sitemap.xml');
  const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

  expect(headers.get('content-type')).toContain('xml');
  expect(addresses).toContain(`${node.url}/`);
  expect(addresses).toContain(`${node.url}/preise?lang=en`);
  // Each once, in two languages.
  const bare = addresses.filter((address) => !address?.endsWith('?lang=en'));
  expect(addresses.sort()).toEqual(
    bare.flatMap((address) => [address, `${address}?lang=en`]).sort(),
  );
  const paths = bare.map((address) => address?.slice(node.url.length));
  expect(paths).toEqual(expect.arrayContaining(publicPages));
  expect(new Set(paths).size).toBe(paths.length);
  expect(addresses.join()).not.toMatch(/login|private|staff|admin|test|copy/);
  for (const address of addresses) {
    expect((await client.get((address ?? '').slice(node.url.length))).status).toBe(200);
  }
  const robots = await client.get<string>('/robots.txt');
  expect(robots.body).toContain(`Sitemap: ${node.url}/sitemap.xml`);
});
