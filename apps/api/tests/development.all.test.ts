import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@praxiskit/test-support/cluster';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startCallers } from './support/callers.ts';
import { createClient, type TestClient } from './support/client.ts';
import { copyWorkspace } from './support/copy-workspace.ts';
import { freshEnvironment, stopAll } from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

// Each edit starts a new server from its source, which a busy machine does slowly.
vi.setConfig({ testTimeout: 90_000 });

const workspace = copyWorkspace();
let server: ServerProcess;
let client: TestClient;
let env: Record<string, string>;

beforeAll(async () => {
  env = await freshEnvironment('pglite', { NODE_ENV: 'development' });
  server = await startProcess(env, join(workspace, 'scripts/dev.ts'));
  await server.ready;
  client = createClient(server.url);
});

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.exited;
  rmSync(workspace, { recursive: true, force: true });
  await stopAll();
});

test.runIf(isLong)('a second one on the same data says so in one line, and ends', async () => {
  const second = await startProcess(
    { ...env, PORT: String(await freePort()) },
    join(workspace, 'scripts/dev.ts'),
  );
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/^The data directory .+ is in use by another server\..+\n$/);
});

const policy = async () => {
  const { headers } = await client.get('/health/live');
  return `${headers.get('permissions-policy')} ${headers.get('x-edited')}`;
};

test.each([
  [
    'a package',
    'packages/pages/src/http/security-headers.ts',
    'camera=()',
    'camera=(self)',
    'camera=(self)',
  ],
  [
    'the server',
    'apps/api/src/app.ts',
    'await app.register(requestLocale);',
    "await app.register(requestLocale);\n  app.addHook('onRequest', async (_, reply) => void reply.header('x-edited', 'by hand'));",
    'by hand',
  ],
])('an edit of %s shows in the same process, and no request fails meanwhile', async (...edited) => {
  const [, file, from, to, expected] = edited;
  const callers = startCallers([`${server.url}/health/live`, `${server.url}/preise`]);
  const output = server.output();
  edit(file, from, to);
  await until(async () => (await policy()).includes(expected));
  expect((await callers.stop()).failures).toEqual([]);
  expect(startsIn(server.output())).toBe(startsIn(output));
});

test.runIf(isLong)(
  'after an edit of vite.config.ts, for which Vite starts itself again, edits are seen as before',
  async () => {
    const before = server.output().length;
    edit('apps/web/vite.config.ts', 'export default', '// Edited.\nexport default');
    await until(() => server.output().slice(before).includes('server started again'));
    edit('packages/pages/src/http/security-headers.ts', 'camera=(self)', 'camera=(edited)');
    await until(async () => (await policy()).includes('camera=(edited)'));
  },
);

test.runIf(isLong)(
  'an edit of the development server itself starts a new process, and no request fails',
  async () => {
    const callers = startCallers([`${server.url}/health/live`, `${server.url}/preise`]);
    edit('packages/pages/src/vite/renewal.ts', 'SETTLE_MS = 30', 'SETTLE_MS = 40');
    await until(() => startsIn(server.output()) === 2);
    expect((await client.get('/preise')).status).toBe(200);
    expect((await callers.stop()).failures).toEqual([]);
  },
);

const broken = [
  ['cannot be read', 'apps/api/src/modules/practice/practice.ts', 'import ', 'imprt '],
  [
    'throws',
    'apps/api/src/app.ts',
    'const app = ',
    "throw new Error('No site today');\n  const app = ",
  ],
] as const;

test.each(broken.slice(isLong ? 0 : 1))(
  'a server whose source %s shows the error on its pages and in the terminal, until an edit mends it',
  async (...edited) => {
    const [, file, from, to] = edited;
    const before = server.output().length;
    const restore = edit(file, from, to);
    await until(async () => (await client.get('/preise')).status === 500);
    const failed = await client.get<string>('/preise');
    expect(failed.body).toContain('The server could not be started');
    expect(failed.body).toContain(file);
    // Vite's client in the page loads it again after the next edit.
    expect(failed.body).toContain('/@vite/client');
    expect((await client.get('/@vite/client')).status).toBe(200);
    expect(server.output().slice(before)).toContain('The server could not be started');

    restore();
    await until(async () => (await client.get('/preise')).status === 200);
  },
);

test.each(
  [
    ['the server', 'apps/api/src/modules/practice/practice.ts'],
    ['the pages', 'packages/ui-kit/src/toast/toasts.ts'],
  ].slice(isLong ? 0 : 1),
)('a file of %s that was moved away works again once it is back', async (_part, file) => {
  const path = join(workspace, file);
  const status = async () => (await client.get('/user')).status;
  renameSync(path, `${path}.away`);
  await until(async () => (await status()) === 500);
  renameSync(`${path}.away`, path);
  await until(async () => (await status()) === 200);
});

test.runIf(isLong)(
  'a server that ends by itself says so to every request, until an edit mends it',
  async () => {
    const restore = edit('apps/api/src/app.ts', 'const app = ', 'process.exit(3);\n  const app = ');
    // The connections of the process that ended are closed; new ones are answered.
    const status = () => client.get('/preise').then((answer) => answer.status, String);
    await until(async () => (await status()) === 500);
    expect((await client.get<string>('/preise')).body).toContain('The server has ended');
    restore();
    await until(async () => (await client.get('/preise')).status === 200);
  },
);

/** Edits a file of the copy; the answer puts it back. */
function edit(file: string, from: string, to: string): () => void {
  const path = join(workspace, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return () => writeFileSync(path, text);
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}

/** How many processes have started: each greets once. */
function startsIn(output: string): number {
  return output.split('PraxisKit is ready').length - 1;
}
