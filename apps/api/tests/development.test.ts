import { afterAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { freshEnvironment, stopAll } from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

let server: ServerProcess | undefined;

afterAll(async () => {
  server?.child.kill('SIGKILL');
  await stopAll();
});

test('the server of `npm run dev` shows pages and modules from their source, and signs in', async () => {
  const env = await freshEnvironment('pglite', { NODE_ENV: 'development' });
  server = await startProcess(env, 'src/dev.ts');
  await server.ready;
  const client = createClient(server.url);

  const prices = await client.get<string>('/preise');
  expect(prices.status).toBe(200);
  expect(prices.body).toContain('<h1');
  expect(prices.body).toContain('/src/boot.ts');
  expect((await client.get<string>('/src/boot.ts')).body).toContain('createScreenClass');

  expect((await client.get('/no-such-page')).status).toBe(404);
  await client.signIn('patient@example.org');
  expect((await client.get<string>('/private')).body).toContain('data-layout="intern"');
});
