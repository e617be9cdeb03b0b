import { setTimeout as sleep } from 'node:timers/promises';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { anyDatabase, freshEnvironment, PASSWORD, stopAll } from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

const ATTACK_MS = 60_000;
const OWNER = 'patient@example.org';

let server: ServerProcess;

beforeAll(async () => {
  if (!isLong) return;
  // The caller's address is what a proxy says, so that the attacker has as many as they like.
  server = await startProcess(await freshEnvironment(anyDatabase, { TRUST_PROXY: '1' }));
  await server.ready;
});
afterAll(async () => {
  if (!isLong) return;
  server.child.kill('SIGTERM');
  await server.exited;
  await stopAll();
});

let places = 0;
const nextPlace = () => {
  places += 1;
  return `2001:${(places >> 12).toString(16)}:${(places & 4095).toString(16)}::1`;
};

async function signIn(client: TestClient, password: string, place: string): Promise<Response> {
  const forwarded = { 'x-forwarded-for': place };
  const csrf = await client.request('/api/auth/csrf', { headers: forwarded });
  // Refused under load: there is no token to send.
  if (!csrf.ok) return csrf;
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  return client.request('/api/auth/callback/credentials', {
    method: 'POST',
    headers: { ...forwarded, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: OWNER, password, csrfToken, json: 'true' }),
  });
}

test.runIf(isLong)(
  'an attacker with an address for each guess keeps the owner out of no device, on a real server [ASVS v5.0.0-6.3.1]',
  async () => {
    const known = createClient(server.url);
    expect((await signIn(known, PASSWORD, nextPlace())).status).toBe(200);
    known.cookies.delete('next-auth.session-token');

    const attack = { isOver: false, statuses: [] as number[] };
    const attackers = Array.from({ length: 10 }, async () => {
      const client = createClient(server.url);
      while (!attack.isOver) {
        const { status } = await signIn(client, 'wrong', nextPlace());
        attack.statuses.push(status);
      }
    });
    await sleep(ATTACK_MS / 2);
    // The first try of a device that has signed in before.
    expect((await signIn(known, PASSWORD, nextPlace())).status).toBe(200);
    // A new device waits for as long as the answer asks for: 30 s at most in all.
    const fresh = createClient(server.url);
    let waitedS = 0;
    let answer = await signIn(fresh, PASSWORD, nextPlace());
    while (answer.status !== 200 && waitedS <= 30) {
      expect([429, 503]).toContain(answer.status);
      const seconds = Number(answer.headers.get('retry-after'));
      waitedS += seconds;
      await sleep(seconds * 1000);
      answer = await signIn(fresh, PASSWORD, nextPlace());
    }
    expect([answer.status, waitedS <= 30]).toEqual([200, true]);
    await sleep(ATTACK_MS / 2);
    attack.isOver = true;
    await Promise.all(attackers);
    expect(attack.statuses.length).toBeGreaterThan(50);
    expect(attack.statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
  },
  240_000,
);
