import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@praxiskit/test-support/cluster';

const PASSWORD = 'a password for measuring';

/**
 * The built server as a process of its own that also answers how large its heap is.
 *
 * @param checkout the repository whose build is started; this one by default
 * @param more variables of its environment
 */
export async function startSite(
  checkout = join(import.meta.dirname, '../..'),
  more: Readonly<Record<string, string>> = {},
) {
  const port = String(await freePort());
  const child = fork(join(checkout, 'bench/support/site-process.ts'), {
    execArgv: ['--expose-gc'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: port,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'praxiskit-bench-')),
      LOG_LEVEL: 'silent',
      // A page without a question, as a practice's own.
      MAP_TILES_URL: 'none',
      SAMPLE_PASSWORD: PASSWORD,
      ...more,
    },
  });
  await once(child, 'message');
  return { child, url: `http://localhost:${port}` };
}

/** The session cookie of an account of the sample; a patient's by default. */
export async function signIn(url: string, email = 'patient@example.org'): Promise<string> {
  const csrf = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const fields = { email, password: PASSWORD, callbackUrl: url };
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: { cookie: cookiesOf(csrf) },
    body: new URLSearchParams({ ...fields, csrfToken, json: 'true' }),
  });
  return cookiesOf(answer);
}

function cookiesOf({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
