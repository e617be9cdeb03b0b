import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createClient } from './support/client.ts';
import { emptyEnvironment, startTestNode, stopAll, type TestNode } from './support/node.ts';

let node: TestNode;
beforeAll(async () => {
  const env = await emptyEnvironment('postgres');
  const name = new URL(env.DATABASE_URL ?? '').pathname.slice(1);
  const admin = new Client({ connectionString: inject('sample').adminUrl });
  await admin.connect();
  await admin.query(`drop database ${name}`);
  await admin.query(
    `create database ${name} template template0 encoding 'UTF8' locale_provider icu icu_locale 'de-DE' locale 'C.UTF-8'`,
  );
  await admin.end();
  node = await startTestNode(env);
}, 60_000);
afterAll(stopAll);

test('in a database with German sorting, lists and their next pages are ordered by code points [R8.8]', async () => {
  const guest = createClient(node.url);
  // By the rules of German 'zart' is before 'Zeit'.
  await node.database
    .fork()
    .execute(
      `update treatments set name_de = 'zart' where name_de = (select min(name_de) from treatments)`,
    );
  const { body } = await guest.get<{ name_de: string }[]>('/api/treatments/?sort=name_de');
  const names = body.map(({ name_de }) => name_de);
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual([...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  const filter = encodeURIComponent(JSON.stringify({ name_de: { $gt: names[0] } }));
  const later = await guest.get<{ name_de: string }[]>(
    `/api/treatments/?sort=name_de&filter=${filter}`,
  );
  expect(later.body.map(({ name_de }) => name_de)).toEqual(names.slice(1));
});

test('in a database that sorts by the rules of German, capital and small umlauts are found as one letter [R8.8]', async () => {
  const admin = createClient(node.url);
  await admin.signIn('admin@example.org');
  const em = node.database.fork();
  await em.execute(`update users set name = 'Ärztin Öztürk' where email = 'staff@example.org'`);
  expect(await (await admin.request('/admin/accounts?q=%C3%A4RZTIN+%C3%B6')).text()).toContain(
    'Ärztin Öztürk',
  );
  await em.execute(
    `update treatments set name_de = 'Äpfel und Öl' where name_de = (select min(name_de) from treatments)`,
  );
  const filter = encodeURIComponent(JSON.stringify({ name_de: { $contains: 'äPFEL UND ö' } }));
  expect((await admin.get(`/api/treatments/?filter=${filter}`)).body).toMatchObject([
    { name_de: 'Äpfel und Öl' },
  ]);
});
