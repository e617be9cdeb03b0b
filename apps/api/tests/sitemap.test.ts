import { afterAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, startTestNode, stopAll } from './support/node.ts';
import { publish } from './support/publish.ts';

afterAll(stopAll);

/** The pages of R2.1, the own address of `/botox`, and the accessibility statement. */
const publicPages = [
  '/',
  '/preise',
  '/impressum',
  '/datenschutz',
  '/barrierefreiheit',
  '/faltenbehandlung',
  '/hyaluron',
  '/lipolyse',
  '/hautspecial',
  '/hydrafacial',
  '/skinbooster',
  '/fadenlifting',
  '/mesotherapie',
  '/microneedling',
  '/vampirlifting',
  '/polynukleotide',
  '/handverjuengung',
  '/vitamininfusion',
];

test('the sitemap dates each page by its content: a changed price gives three pages a new date', async () => {
  const node = await startTestNode(await freshEnvironment(anyDatabase));
  const [guest, staff] = [createClient(node.url), createClient(node.url)];
  await staff.signIn('staff@example.org');
  const read = async () => {
    const { body } = await guest.get<string>('/sitemap.xml');
    const entries = body.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g);
    return new Map(
      [...entries].map(([, address = '', at = '']) => [new URL(address).pathname, at]),
    );
  };
  const before = await read();
  expect([...before.keys()]).toEqual(expect.arrayContaining([...publicPages, '/termin']));
  const filter = encodeURIComponent('{"label_de":"Mesotherapie"}');
  const found = await staff.get<{ id: string }[]>(`/api/prices/?filter=${filter}`);
  await publish(staff, 'prices', found.body[0]?.id ?? '', { amount: '150.00' });
  const after = await read();
  const changed = [...after].filter(([address, at]) => at !== before.get(address));
  expect(changed.map(([address]) => address).sort()).toEqual(['/', '/mesotherapie', '/preise']);
  for (const [address, at] of changed) expect(at > (before.get(address) ?? '')).toBe(true);
});

test('the sitemap lists every indexed page in both languages and no other [R1.4] [R2.1]', async () => {
  const node = await startTestNode(await freshEnvironment(anyDatabase));
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
  expect(paths).toEqual(expect.arrayContaining([...publicPages, '/termin']));
  expect(new Set(paths).size).toBe(paths.length);
  expect(addresses.join()).not.toMatch(/botox|login|private|staff|admin|test|copy/);
  for (const address of addresses) {
    expect((await client.get((address ?? '').slice(node.url.length))).status).toBe(200);
  }
  const robots = await client.get<string>('/robots.txt');
  expect(robots.body).toContain(`Sitemap: ${node.url}/sitemap.xml`);
});
