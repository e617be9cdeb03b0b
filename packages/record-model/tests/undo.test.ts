/** An undo or a redo that comes before the server has answered the one before it. */
import { createRecordClient } from '@praxiskit/record-model/client';
import { createTestServer } from '@praxiskit/record-model/testing';
import { expect, test } from 'vitest';
import { anna, createPractice, createTurnedClock, profiles, settle } from './practice.ts';

/** Ben has just been created, and is saved. */
async function openWithBen() {
  const server = createTestServer([profiles], { profiles: [{ ...anna }] });
  const clock = createTurnedClock();
  const net = { isAway: false, isSlow: false };
  const held: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      if (net.isAway) throw new TypeError('No network');
      const answer = await server.fetch(input, init);
      if (net.isSlow) await new Promise<void>((resolve) => held.push(resolve));
      return answer;
    },
  });
  const view = await client.view<Record<string, unknown>>('profiles');
  const ben = view.create({ first_name: 'Ben', city: 'Jena' });
  await ben.flush();
  server.requests.length = 0;
  return {
    ...{ server, client, net, ben },
    calls: () => server.requests.map(({ method }) => method),
    cities: () => server.rows.profiles?.map(({ city }) => city),
    async answer() {
      net.isSlow = false;
      for (const resolve of held.splice(0)) resolve();
      await settle();
    },
    /** Until nothing is due any more. */
    async rest() {
      for (let count = 0; count < 6; count += 1) await clock.turn(40_000);
    },
  };
}

test('a redo takes back the deletion that waits for the connection: there is one record, and not two', async () => {
  const { client, net, ben, rest, calls, cities } = await openWithBen();
  net.isAway = true;
  client.undo();
  await settle();
  expect(ben).toMatchObject({ isDeleted: false, isChanged: true });
  client.redo();
  expect(ben).toMatchObject({ isNew: false, isChanged: false, city: 'Jena' });
  net.isAway = false;
  await rest();
  expect([calls(), cities()]).toEqual([[], ['Weimar', 'Jena']]);
});

test.each([
  ['undo redo', true],
  ['undo redo undo', false],
  ['undo redo undo redo', true],
])('%s: the last of them counts, however late the deletion is answered', async (text, isThere) => {
  for (const isSlow of [false, true]) {
    const { client, net, ben, answer, rest, cities } = await openWithBen();
    net.isSlow = isSlow;
    for (const step of text.split(' ')) {
      client[step as 'undo' | 'redo']();
      if (isSlow) await settle();
    }
    await answer();
    await rest();
    expect(cities()).toEqual(isThere ? ['Weimar', 'Jena'] : ['Weimar']);
    expect(ben).toMatchObject({ isDeleted: !isThere, isChanged: false });
  }
});

test('an undone create whose deletion is refused stays as it is, before and after a redo', async () => {
  const { server, client, ben, rest, cities } = await openWithBen();
  server.answerNext(() => Response.json({ code: 'CONFLICT' }, { status: 409 }));
  client.undo();
  await rest();
  expect(ben).toMatchObject({ isDeleted: false, isChanged: false, city: 'Jena' });
  client.redo();
  await rest();
  expect(cities()).toEqual(['Weimar', 'Jena']);
  expect(ben).toMatchObject({ isNew: false, city: 'Jena' });
});

test('who deletes twice sends one request', async () => {
  const { ben, calls } = await openWithBen();
  await Promise.all([ben.remove(), ben.remove()]);
  expect(calls()).toEqual(['DELETE']);
});

test('one undo takes back a clone, also where it belongs to a record that is new itself [R7.9]', async () => {
  const { view, client } = await createPractice();
  const user = (await client.view('users')).create({ email: 'b@example.org' });
  const record = view.create({ first_name: 'Ben' });
  record.link('user', user);
  const copy = record.clone();
  expect(copy.related('user')).toBe(user);
  client.undo();
  expect(copy.isDeleted).toBe(true);
  client.redo();
  expect(copy.isDeleted).toBe(false);
  expect(copy.related('user')).toBe(user);
});
