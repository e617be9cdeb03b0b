import { get } from 'node:http';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { expect, test, vi } from 'vitest';
import { createWard, staff } from './ward.ts';

test('after a client disconnects, no more statements run for it', async () => {
  const ward = await createWard('PostgreSQL');
  ward.state.viewer = staff;
  await ward.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = ward.app.server.address() as { port: number };
  const em = () => ward.orm.em.fork() as unknown as SqlEntityManager;
  const gate = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = em().transactional(async (inside) => {
    await inside.execute('lock table patients in access exclusive mode');
    locked.resolve();
    await gate.promise;
  });
  await locked.promise;
  ward.statements.length = 0;
  const path = '/api/wards/?include=patients,tags';
  const request = get({ port, host: '127.0.0.1', path, agent: false }).on('error', () => {});
  const waiting = () =>
    em().execute(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    );
  await vi.waitFor(async () => expect(await waiting()).toHaveLength(1));
  request.destroy();
  await vi.waitFor(async () => {
    const { server } = ward.app;
    expect(await new Promise((found) => server.getConnections((_, count) => found(count)))).toBe(0);
  });
  gate.resolve();
  await holding;
  await vi.waitFor(() =>
    expect(ward.statements.some((line) => /"patients"/.test(line))).toBe(true),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ward.statements.filter((line) => /"tags"/.test(line))).toEqual([]);
  // A connected client gets everything.
  const { body } = await ward.ask(staff, 'GET', 'wards/?include=patients,tags');
  expect(body[0]).toHaveProperty('tags');
  await ward.app.close();
  await ward.close();
});
