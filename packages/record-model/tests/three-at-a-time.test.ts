import { createRecordClient } from '@praxiskit/record-model/client';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import { expect, test } from 'vitest';
import { profiles, settle } from './practice.ts';

/** A client whose requests are answered when the test says so. */
function openHeld() {
  const server = createMemoryServer([profiles]);
  const held: (() => void)[] = [];
  const sent: string[] = [];
  const net = { atOnce: 0, most: 0 };
  const client = createRecordClient({
    definitions: [profiles],
    async fetch(input, init) {
      sent.push(String(input));
      net.atOnce += 1;
      net.most = Math.max(net.most, net.atOnce);
      await new Promise<void>((resolve) => held.push(resolve));
      net.atOnce -= 1;
      return server.fetch(input, init);
    },
  });
  async function answerAll(): Promise<void> {
    for (await settle(); held.length > 0; await settle()) held.shift()?.();
  }
  return { client, net, sent, held, answerAll };
}

const ids = Array.from({ length: 12 }, (_, at) => `id-${at}`);

test('a client sends three requests at a time, with any fetch [R7.14]', async () => {
  const { client, net, sent, answerAll } = openHeld();
  const view = client.loaded('profiles');
  const reads = Promise.allSettled(ids.map((id) => view.get(id)));
  for (const id of ids) view.create({ first_name: id }).save();
  await answerAll();
  await new Promise((resolve) => setTimeout(resolve, 150));
  await answerAll();
  await reads;
  expect([net.most, sent.length]).toEqual([3, 24]);
});

test('a request that waits for its turn is not sent after the session has ended [R7.14]', async () => {
  const { client, sent, answerAll } = openHeld();
  const view = client.loaded('profiles');
  const ends = Promise.allSettled(ids.map((id) => view.get(id)));
  await settle();
  client.clear();
  await answerAll();
  expect((await ends).map(({ status }) => status)).toEqual(ids.map(() => 'rejected'));
  expect(sent).toHaveLength(3);
});

test('requests of the client’s `flush` wait for their turn, too [R7.14]', async () => {
  const { client, net, sent, answerAll } = openHeld();
  const view = client.loaded('profiles');
  for (const id of ids) view.create({ first_name: id });
  const saved = client.flush();
  await answerAll();
  await saved;
  expect([net.most, sent.length]).toEqual([3, 12]);
});
