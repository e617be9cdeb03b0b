import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { freePort } from '@praxiskit/test-support/cluster';
import {
  findExamples,
  nameReadmes,
  type ReadmeExample,
} from '../../scripts/examples/readme-examples.ts';
import { READMES } from '../../scripts/examples/readme-project.ts';
import { EMAIL, type ExampleServer, PASSWORD, startExample } from './start-example.ts';

const folder = join(process.env.EXAMPLE_HOME ?? '', READMES);
const examples = findExamples();

/** Starts the server for examples that run in a browser. */
const test = base.extend<object, { site: ExampleServer }>({
  site: [
    async ({ browserName: _browser }, use) => {
      const site = await startExample();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

for (const example of examples.filter(({ place }) => place !== 'browser')) {
  test(`${example.readme}:${example.line} does what it says in Node`, async () => {
    const program = await startProgram(example);
    const { logged, errors, code } = await program.end();
    expect({ logged, errors, code }).toEqual({ logged: example.output, errors: '', code: 0 });
  });
}

for (const example of examples.filter(({ place }) => place === 'browser')) {
  test(`${example.readme}:${example.line} does what it says in a browser`, async ({
    page,
    site,
  }) => {
    const program = example.server && (await startProgram(example.server));
    const { url } = program ?? site;
    const { logged, complaints } = listen(page);
    await serveExamples(page);
    if (example.visitor === 'staff') await signIn(page, url);
    await page.goto(`${url}/${READMES}/${example.file}.html`);
    await expect(() => {
      // A failure before the last line says more than the lines that are missing.
      expect(complaints).toEqual([]);
      expect(logged).toEqual(example.output);
    }).toPass({ timeout: 10_000 });
    // What the last line has caused is over, too.
    await page.waitForLoadState('networkidle');
    if (example.file.endsWith('x')) await expect(page.locator('body')).toHaveText(/\S/);
    expect({ logged, complaints }).toEqual({ logged: example.output, complaints: [] });
    await program?.end();
  });
}

/** Starts an example in Node: a server answers once it has logged all its lines. */
async function startProgram({ name, place, output }: ReadmeExample) {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxiskit-readme-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', `node/${name}.js`], {
    cwd: folder,
    timeout: 60_000,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      FORCE_COLOR: '0',
      // A database of the caller's is none of the examples'.
      DATABASE_URL: '',
    },
  });
  const ended = endOf(child);
  let text = '';
  let errors = '';
  const lines = () => text.split('\n').slice(0, -1);
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const hasLoggedAll = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (lines().length === output.length) resolve();
    });
  });
  await Promise.race([hasLoggedAll, ended]);
  return {
    url: `http://localhost:${port}`,
    async end() {
      if (place === 'server') child.kill('SIGTERM');
      const code = await ended;
      await rm(dataDir, { recursive: true, force: true });
      return { logged: lines(), errors: nameReadmes(errors), code };
    },
  };
}

/** The exit code, or null where it was killed. */
function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}

/** Logs of a page; every other message of its console is a complaint. */
function listen(page: Page) {
  const logged: string[] = [];
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isLogged = message.type() === 'log';
    // The space before a currency's sign is one that does not break.
    if (isLogged) logged.push(message.text().replaceAll('\u00a0', ' '));
    else if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { logged, complaints };
}

/** The bundled examples, at the origin of the site, so that its server answers them. */
async function serveExamples(page: Page): Promise<void> {
  await page.route(`**/${READMES}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(folder, 'browser', pathname.slice(`/${READMES}/`.length));
    const type = { html: 'text/html', js: 'text/javascript', css: 'text/css' }[
      path.split('.').at(-1) ?? ''
    ];
    await route.fulfill({ body: await readFile(path), contentType: `${type}; charset=utf-8` });
  });
}

async function signIn(page: Page, url: string): Promise<void> {
  const { csrfToken } = await (await page.request.get(`${url}/api/auth/csrf`)).json();
  const answer = await page.request.post(`${url}/api/auth/callback/credentials`, {
    headers: { origin: url },
    form: { csrfToken, email: EMAIL, password: PASSWORD, json: 'true' },
  });
  expect(await answer.json()).toEqual({ url: expect.not.stringContaining('error') });
}
