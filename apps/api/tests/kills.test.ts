import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { databases, freshEnvironment, stopAll } from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

/** A few here; `npm run test:long` does many. */
const KILLS = process.env.TEST_LONG ? 60 : 2;
const LONGEST_LIFE_MS = 400;

const running: ServerProcess[] = [];

afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await stopAll();
});

interface Price {
  id: string;
  position: number;
}

describe.each(databases)('killed at random moments while it writes, on %s', (kind) => {
  test(`${KILLS} times: no acknowledged write is lost, none is half`, {
    timeout: 600_000,
  }, async () => {
    const env = await freshEnvironment(kind);
    const cookies = new Map<string, string>();
    let acknowledged = 0;
    let attempted = 0;
    let id = '';

    for (let kill = 0; kill <= KILLS; kill += 1) {
      const server = await startProcess(env);
      running.push(server);
      await server.ready;
      const staff = createClient(server.url, cookies);
      if (kill === 0) {
        await staff.signIn('staff@example.org');
        id = (await staff.get<Price[]>('/api/prices/?limit=1')).body[0]?.id ?? '';
      }
      let price = await staff.get<Price>(`/api/prices/${id}`);
      expect(price.status).toBe(200);
      if (kill > 0) {
        expect(price.body.position).toBeGreaterThanOrEqual(acknowledged);
        expect(price.body.position).toBeLessThanOrEqual(attempted);
      }
      const death = sleep(100 + Math.random() * LONGEST_LIFE_MS).then(() => {
        server.child.kill('SIGKILL');
      });
      for (;;) {
        attempted = price.body.position + 1;
        const saved = await staff
          .send<Price>(
            'PUT',
            `/api/prices/${id}`,
            { ...price.body, position: attempted },
            { 'if-match': price.headers.get('etag') ?? '' },
          )
          .catch(() => null);
        if (saved?.status !== 200) break;
        acknowledged = saved.body.position;
        price = saved;
      }
      await death;
      await server.exited;
    }
    expect(acknowledged).toBeGreaterThan(KILLS);
  });
});
