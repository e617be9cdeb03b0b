/**
 * `npm run bench -- dev`: how long after an edit `npm run dev` answers anew, ten times each, and whether
 * a request fails meanwhile. The edits are made in a copy of the sources.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumLaunch } from '@praxiskit/test-support/chromium';
import { freePort } from '@praxiskit/test-support/cluster';
import { chromium } from 'playwright';
import { startCallers } from '../apps/api/tests/support/callers.ts';
import { copyWorkspace } from '../apps/api/tests/support/copy-workspace.ts';
import { median } from './support/statistics.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const PATIENCE_MS = 30_000;

interface Edit {
  name: string;
  file: string;
  /** What is replaced, and by what in each round. */
  from: string;
  to(round: number): string;
  /** Whether the answer, or the open page, has this round's edit. */
  isNew(round: number): Promise<boolean>;
}

const root = copyWorkspace();
const port = process.env.PORT ?? String(await freePort());
const url = `http://localhost:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'praxiskit-bench-'));
const server = spawn(process.execPath, [join(root, 'scripts/dev.ts')], {
  env: { PATH: process.env.PATH ?? '', PORT: port, LOG_LEVEL: 'silent', DATA_DIR: dataDir },
  stdio: ['ignore', 'pipe', 'ignore'],
});
let starts = 0;
server.stdout.on('data', (chunk) => {
  if (String(chunk).includes('PraxisKit is ready')) starts += 1;
});
process.once('SIGINT', () => process.exit(1));
process.once('exit', () => {
  server.kill('SIGKILL');
  for (const folder of [root, dataDir]) rmSync(folder, { recursive: true, force: true });
});
const originals = new Map<string, string>();
while (!(await has('/health/live', '"status"'))) await sleep(50);
const browser = await chromium.launch(chromiumLaunch);
const page = await browser.newPage({ locale: 'de-DE' });
await page.goto(`${url}/preise`);

const all: Edit[] = [
  {
    name: 'the server',
    file: 'apps/api/src/app.ts',
    from: 'await app.register(requestLocale);',
    to: (round) => `await app.register(requestLocale);
  app.addHook('onRequest', async (_, reply) => void reply.header('x-round', 'round ${round}.'));`,
    isNew: (round) => has('/health/live', `round ${round}.`),
  },
  {
    name: 'a package of the server',
    file: 'packages/pages/src/http/security-headers.ts',
    from: 'camera=()',
    to: (round) => `camera=(self), edit=(${round})`,
    isNew: (round) => has('/health/live', `edit=(${round})`),
  },
  {
    name: 'a package of server and pages',
    file: 'packages/pages/src/head/head.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    from: '} · ${name}`',
    to: (round) => `} ${round} · \${name}\``,
    isNew: (round) => has('/preise', `<title>Preise ${round} ·`),
  },
  {
    name: 'a file of the development server itself, which needs a new process',
    file: 'packages/pages/src/vite/renewal.ts',
    from: 'SETTLE_MS = ',
    to: (round) => `SETTLE_MS = ${round} + `,
    isNew: async (round) => starts > round,
  },
  {
    name: 'a text, in the open page',
    file: 'apps/web/src/messages/de.ts',
    from: "lead: 'Von der",
    to: (round) => `lead: 'Runde ${round}. Von der`,
    isNew: (round) => shows((edit) => document.body.textContent.includes(`Runde ${edit}.`), round),
  },
  {
    name: 'a style, in the open page',
    file: 'apps/web/src/styles/prices.css',
    from: '.prices-body {',
    to: (round) => `.prices-body {\n    outline-offset: ${round}px;`,
    isNew: (round) =>
      shows((edit) => {
        const body = document.querySelector('.prices-body');
        return body !== null && getComputedStyle(body).outlineOffset === `${edit}px`;
      }, round),
  },
];

/** `npm run bench -- dev text`: those with the word in their name. */
const edits = all.filter(({ name }) => name.includes(process.argv[3] ?? ''));

console.log('| edit | first new answer, ms: median (all) |\n|---|---|');
const callers = startCallers([`${url}/health/live`, `${url}/preise`]);
for (const edit of edits) {
  const times: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) times.push(await measure(edit, round));
  console.log(
    `| ${edit.name} | ${Math.round(median(times))} (${times.map(Math.round).join(', ')}) |`,
  );
}
const { requests, failures, longestMs } = await callers.stop();
console.log(
  `\n${requests} requests meanwhile, ${failures.length} failed; the longest took ${longestMs} ms.`,
);
for (const failure of new Set(failures)) console.log(failure);
await browser.close();
process.exit(failures.length === 0 ? 0 : 1);

/** From the end of writing to the first answer that has the edit, in ms. */
async function measure({ name, file, from, to, isNew }: Edit, round: number): Promise<number> {
  const path = join(root, file);
  const text = originals.get(file) ?? readFileSync(path, 'utf8');
  originals.set(file, text);
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more`);
  const edited = text.replace(from, () => to(round));
  writeFileSync(path, edited);
  const start = performance.now();
  while (!(await isNew(round))) {
    if (performance.now() - start > PATIENCE_MS) throw new Error(`No new answer: ${name}`);
    await sleep(5);
  }
  const took = performance.now() - start;
  // What is under way because of this edit must not count for the next one.
  await sleep(1000);
  return took;
}

async function has(path: string, text: string): Promise<boolean> {
  try {
    const answer = await fetch(url + path);
    return [...answer.headers.values(), await answer.text()].join('\n').includes(text);
  } catch {
    return false;
  }
}

/** A page that is just being loaded again shows nothing. */
function shows(check: (round: number) => boolean, round: number): Promise<boolean> {
  return page.evaluate(check, round).catch(() => false);
}
