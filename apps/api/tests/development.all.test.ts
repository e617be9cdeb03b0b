import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@praxiskit/test-support/cluster';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
  expect(await server.exited).toBe(0);
  rmSync(workspace, { recursive: true, force: true });
  await stopAll();
});

test.runIf(isLong)(
  'a second server on the same data reports it in one line, and ends',
  async () => {
    const second = await startProcess(
      { ...env, PORT: String(await freePort()) },
      join(workspace, 'scripts/dev.ts'),
    );
    expect(await second.exited).not.toBe(0);
    expect(second.output()).toMatch(/^The data directory .+ is in use by another server\..+\n$/);
  },
);

test.runIf(isLong)('a wrong setting ends the server with one line', async () => {
  const wrong = await startProcess(
    { ...env, PORT: 'three thousand' },
    join(workspace, 'scripts/dev.ts'),
  );
  expect(await wrong.exited).not.toBe(0);
  expect(wrong.output()).toMatch(/^PORT .+\n$/);
});

const cameraPolicy = async () =>
  (await client.get('/health/live')).headers.get('permissions-policy') ?? '';

test('each edit of the server shows, also where an editor replaces the file, and requests wait meanwhile', async () => {
  const file = 'packages/pages/src/http/security-headers.ts';
  edit(file, 'camera=()', 'camera=(self)');
  await until(async () => (await cameraPolicy()).includes('camera=(self)'));
  for (const round of ['once', 'twice']) {
    replace(file, /camera=\([^)]*\)/, `camera=(${round})`);
    // A refused connection would reject.
    await until(async () => (await cameraPolicy()).includes(`camera=(${round})`));
  }
});

test('an edit of Vite’s own configuration starts a new process', async () => {
  const starts = () => server.output().split('PraxisKit is ready').length;
  const before = starts();
  edit('apps/web/vite.config.ts', 'export default', '// Edited.\nexport default');
  await until(() => starts() > before);
  expect(await status('/preise')).toBe(200);
});

const title = 'The server could not be started';

test.each([
  [
    'of the server that cannot be read',
    'apps/api/src/modules/requests/requests.view.ts',
    'export const',
    'exprt const',
    title,
  ],
  [
    'that throws at the start',
    'apps/api/src/app.ts',
    'const app = ',
    "throw new Error('No site today');\n  const app = ",
    title,
  ],
  [
    'of a page that cannot be read',
    'apps/web/src/pages/prices.tsx',
    'const t =',
    'const t = =',
    'The page failed',
  ],
  [
    'that throws in a page',
    'packages/ui-kit/src/price-table/price-table.tsx',
    'const Heading =',
    "throw new Error('No prices today');\n  const Heading =",
    'The page failed',
  ],
  [
    'that throws in the data of a page',
    'apps/web/src/payloads/prices.ts',
    'const { data, locale',
    "throw new Error('No data today');\n  const { data, locale",
    'The page failed',
  ],
])(
  'a file %s is named, with its line, by the page and by the terminal, until an edit mends it',
  async (_fault, file, from, to, heading) => {
    const before = server.output().length;
    const restore = edit(file, from, to);
    await until(async () => (await status('/preise')) === 500);
    const { body } = await client.get<string>('/preise');
    const place = new RegExp(`${file.replaceAll('.', '\\.')}:\\d+`);
    expect(body).toContain(heading);
    expect(body).toMatch(place);
    // Vite's client in the page shows the overlay, and loads the page again after the next edit.
    expect(body).toContain('/@vite/client');
    expect(await status('/@vite/client')).toBe(200);
    expect(server.output().slice(before)).toMatch(place);

    await restore();
    await until(async () => (await status('/preise')) === 200);
  },
);

test.each([
  ['the server', 'apps/api/src/modules/users/users.view.ts'],
  ['the pages', 'packages/ui-kit/src/toast/toasts.ts'],
])('a file of %s that was moved away works again once it is back', async (_part, file) => {
  const path = join(workspace, file);
  renameSync(path, `${path}.away`);
  await until(async () => (await status('/user')) === 500);
  await sleep(100);
  renameSync(`${path}.away`, path);
  await until(async () => (await status('/user')) === 200);
});

test('a server that ends by itself is started again after the next edit', async () => {
  const before = server.output().length;
  const restore = edit('apps/api/src/app.ts', 'const app = ', 'process.exit(1);\n  const app = ');
  await until(() => server.output().slice(before).includes('The server has ended'));
  await restore();
  await until(async () => (await status('/preise')) === 200);
});

/** 0 where no server listens. */
function status(path: string): Promise<number> {
  return client.get(path).then(
    (answer) => answer.status,
    () => 0,
  );
}

/** Edits a file of the copy; the answer puts it back. Vite takes two changes within 50 ms for one. */
function edit(file: string, from: string, to: string): () => Promise<void> {
  const path = join(workspace, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return async () => {
    await sleep(100);
    writeFileSync(path, text);
  };
}

/** As many editors save: the new file takes the place of the old one. */
function replace(file: string, from: RegExp, to: string): void {
  const path = join(workspace, file);
  writeFileSync(`${path}.new`, readFileSync(path, 'utf8').replace(from, to));
  renameSync(`${path}.new`, path);
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(20);
}
