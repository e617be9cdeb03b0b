/** An undo or a redo that comes before the server has answered the one before it. */
import { createRecordClient } from '@praxiskit/record-model/client';
import { createTestServer } from '@praxiskit/record-model/testing';
import { expect, test } from 'vitest';
import { anna, createPractice, createTurnedClock, profiles, settle } from './practice.ts';

/** Ben has just been created, and is saved. */
async function openWithBen() {
  const server = createTestServer([profiles], { profiles: [{ ...anna }] });
  const clock = createTurnedClock();
  const net = { isAway: false, isSlow: false, isDeaf: false };
  const held: (() => void)[] = [];
  const client = createRecordClient({
    clock,
    async fetch(input, init) {
      if (net.isAway) throw new TypeError('No network');
      const answer = await server.fetch(input, init);
      if (net.isSlow) await new Promise<void>((resolve) => held.push(resolve));
      if (net.isDeaf) throw new TypeError('No answer');
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
  // Its request may have arrived: whether the record is there is asked, and nothing is sent.
  expect([calls(), cities()]).toEqual([['GET'], ['Weimar', 'Jena']]);
});

const takeBacks: [string, (opened: Awaited<ReturnType<typeof openWithBen>>) => void][] = [
  ['a redo', ({ client }) => client.redo()],
  ['a rollback', ({ ben }) => ben.rollback()],
];

test.each(takeBacks)(
  '%s after a deletion whose answer was lost: the record is there again, on the server too [R7.7]',
  async (_name, takeBack) => {
    for (const isDone of [true, false]) {
      const opened = await openWithBen();
      const { client, net, ben, rest, cities } = opened;
      Object.assign(net, { isDeaf: isDone, isAway: !isDone });
      client.undo();
      await settle();
      // The connection is away for some time yet.
      Object.assign(net, { isDeaf: false, isAway: true });
      takeBack(opened);
      await settle();
      expect(ben).toMatchObject({ isDeleted: false, city: 'Jena' });
      net.isAway = false;
      await rest();
      expect(cities()).toEqual(['Weimar', 'Jena']);
      expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, city: 'Jena' });
      expect(ben.get('id')).toBe(isDone ? 'id-2' : 'id-1');
    }
  },
);

test('a redo that comes before the answer of a deletion is lost: it is not deleted once more', async () => {
  for (const isDone of [true, false]) {
    const { server, client, net, ben, answer, rest, cities } = await openWithBen();
    if (!isDone) server.answerNext(() => new Response(null, { status: 503 }));
    Object.assign(net, { isSlow: true, isDeaf: isDone });
    client.undo();
    await settle();
    client.redo();
    await answer();
    net.isDeaf = false;
    await rest();
    expect(cities()).toEqual(['Weimar', 'Jena']);
    expect(ben).toMatchObject({ isDeleted: false, isNew: false, isChanged: false, city: 'Jena' });
    expect(ben.get('id')).toBe(isDone ? 'id-2' : 'id-1');
  }
});

test('a record that is edited, or deleted again, after a redo is as that says, whatever became of its deletion', async () => {
  for (const isDeleted of [true, false]) {
    const { client, net, ben, rest, cities } = await openWithBen();
    net.isDeaf = true;
    client.undo();
    await settle();
    Object.assign(net, { isDeaf: false, isAway: true });
    client.redo();
    await settle();
    if (isDeleted) client.undo();
    else ben.set('city', 'Gera');
    net.isAway = false;
    await rest();
    if (ben.conflict?.isGone) {
      ben.resolve('mine');
      await ben.flush();
    }
    expect(cities()).toEqual(isDeleted ? ['Weimar'] : ['Weimar', 'Gera']);
    expect(ben).toMatchObject({ isDeleted, isChanged: false });
  }
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
