import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@praxiskit/test-support/cluster';
import { SITE } from '../../scripts/examples/make-site.ts';

/** The account of the team, in place of what `.env` of the site says. */
export const EMAIL = 'team@lindenhof.example';
export const PASSWORD = 'ein langes Musterpasswort';

export interface ExampleServer {
  url: string;
  /** Its printed output. */
  output(): string;
  close(): Promise<void>;
}

/** Starts a built site on data of its own: the one that has every part, or a variant by its folder. */
export async function startExample(
  more: Record<string, string> = {},
  folder = SITE,
): Promise<ExampleServer> {
  const home = process.env.EXAMPLE_HOME;
  if (!home) throw new Error('Run this by `node scripts/examples/try.ts`.');
  const dataDir = await mkdtemp(join(tmpdir(), 'praxiskit-example-data-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--env-file=.env', 'server/server.ts'], {
    cwd: join(home, folder),
    env: {
      ...process.env,
      // Not the caller's own.
      DATABASE_URL: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      STAFF_EMAIL: EMAIL,
      STAFF_PASSWORD: PASSWORD,
      ...more,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await ready(child, () => output);
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async close() {
      child.kill('SIGTERM');
      await exited;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`The example did not start:\n${output()}`)));
  });
}
