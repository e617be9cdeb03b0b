import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCluster } from '@praxiskit/test-support/cluster';
import { afterAll, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import {
  anyDatabase,
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
} from './support/node.ts';

afterAll(stopAll);

test.each(mainDatabases)('a node on %s is live and ready', async (kind) => {
  const client = createClient((await startTestNode(await freshEnvironment(kind))).url);
  expect((await client.get('/health/live')).status).toBe(200);
  expect((await client.get('/health/ready')).body).toEqual({ status: 'ok', database: kind });
});

test('with the database away a node is live, not ready, signs no user out, and still shows its pages [R6.2]', async () => {
  const cluster = await startCluster('');
  const env = await freshEnvironment('pglite');
  const node = await startTestNode({
    ...env,
    DATABASE_URL: await cluster.createDatabase('away'),
    SAMPLE_DATA: '1',
  });
  const visitor = createClient(node.url);
  const patient = createClient(node.url);
  await patient.signIn('patient@example.org');
  expect((await visitor.get('/')).status).toBe(200);

  await cluster.stop();
  expect((await visitor.get('/health/live')).status).toBe(200);
  // Also for one who is signed in, whose session only the database knows.
  expect((await patient.get('/health/live')).status).toBe(200);
  for (const client of [visitor, patient]) {
    const ready = await client.get('/health/ready');
    expect(ready.status).toBe(503);
    expect(ready.body).toMatchObject({ status: 'database away', code: 'UNAVAILABLE' });
  }
  expect((await visitor.get('/')).status).toBe(200);

  const session = await patient.get<{ code: string }>('/api/auth/session');
  expect(session.status).toBe(503);
  expect(session.headers.get('retry-after')).toBeTruthy();
  expect(patient.cookies.has('next-auth.session-token')).toBe(true);
  const page = await patient.get<string>('/private');
  expect(page.status).toBe(503);
  expect(page.body).toContain('<html');
});

test('callers that never finish asking do not keep a node from stopping', async () => {
  const node = await startTestNode(await freshEnvironment(anyDatabase));
  const port = Number(new URL(node.url).port);
  const half = connect(port, '127.0.0.1');
  half.write('GET / HTTP/1.1\r\nHost: praxis');
  const silent = connect(port, '127.0.0.1');
  const ends = [half, silent].map((socket) => once(socket.on('error', () => {}).resume(), 'close'));
  await createClient(node.url).get('/health/live');
  await node.stop();
  await Promise.all(ends);
  expect(half.destroyed && silent.destroyed).toBe(true);
});

test('a node that is overloaded refuses pages, and answers the files of those that it has answered', async () => {
  const client = createClient((await startTestNode(await freshEnvironment(anyDatabase))).url);
  const { body } = await client.get<string>('/preise');
  const [script] = /\/assets\/[^"]+\.js/.exec(body) ?? [];
  const [sheet] = /\/assets\/[^"]+\.css/.exec(body) ?? [];
  const files = [String(script), String(sheet), '/favicon.svg'];
  const statuses = async (paths: string[]) => {
    const answers = await Promise.allSettled(paths.map((path) => client.get(path)));
    // A kept connection may have ended while this thread was busy: its request has no answer.
    return answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : null));
  };
  const ofFiles = await vi.waitUntil(
    async () => {
      // The second time fills all the 2 s that the server looks back on.
      for (let times = 0; times < 2; times++) {
        for (const end = performance.now() + 2500; performance.now() < end; );
        await sleep(0);
      }
      // Eight in two seconds are taken all the same: so many that a slow machine, too, comes to more.
      const pages = Array.from({ length: 40 }, () => '/preise');
      const [ofPages, ofFiles] = await Promise.all([statuses(pages), statuses(files)]);
      return ofPages.includes(503) && !ofFiles.includes(null) && ofFiles;
    },
    { timeout: 90_000 },
  );
  expect(ofFiles).toEqual([200, 200, 200]);
});
