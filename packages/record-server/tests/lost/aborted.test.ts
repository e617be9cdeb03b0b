import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { MikroORM } from '@mikro-orm/pglite';
import { recordServer } from '@praxiskit/record-server';
import { inMemory } from '@praxiskit/test-support/pglite';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { Bed, Note, Patient, staff, Tag, views, Ward } from './ward.ts';

test('a body that breaks off is not logged as a 200 or as a failure of the server', async () => {
  const orm = await MikroORM.init({
    ...(await inMemory()),
    entities: [Ward, Patient, Tag, Bed, Note],
  });
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)));
      done();
    },
  });
  const app = Fastify({ logger: { stream } });
  await app.register(recordServer, {
    views,
    entityManager: () => orm.em.fork(),
    viewer: () => staff,
    locale: () => 'en',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/wards HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"code":',
  );
  await vi.waitFor(() => expect(lines.some(({ msg }) => msg === 'incoming request')).toBe(true));
  socket.destroy();
  await vi.waitFor(
    () => expect(lines.filter(({ res }) => res !== undefined)).toHaveLength(1),
    5000,
  );
  expect(lines.find(({ res }) => res !== undefined)).toMatchObject({
    res: { statusCode: 400 },
    err: { message: 'aborted' },
  });
  expect(lines.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  await app.close();
  await orm.close(true);
});
