import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createClient } from './support/client.ts';
import { freshEnvironment, stopAll } from './support/node.ts';
import { startProcess } from './support/process.ts';

test('the server of `npm run dev` shows pages and modules from their source, and signs in', async () => {
  const env = await freshEnvironment('postgres', { NODE_ENV: 'development' });
  const server = await startProcess(env, join(import.meta.dirname, '../../../scripts/dev.ts'));
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.exited;
    await stopAll();
  });
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
