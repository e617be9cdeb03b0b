import { MikroORM, PgliteDriver } from '@mikro-orm/pglite';
import { createMemoryServer } from '@praxiskit/record-model/memory-server';
import {
  createIdempotencyStore,
  describeViews,
  IdempotencyKey,
  recordServer,
} from '@praxiskit/record-server';
import { inMemory } from '@praxiskit/test-support/pglite';
import Fastify, { type InjectOptions } from 'fastify';
import { entities, modifiers, views } from './practice.ts';
import { rows } from './rows.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

export interface Server {
  send(request: Sent): Promise<{ status: number; headers: Headers; text: string }>;
  /** Restores the first rows. */
  reset(): Promise<void>;
}

/** The plug-in on a database in the process, and the double with the plug-in's definitions. */
export async function startServers() {
  const orm = await MikroORM.init({
    driver: PgliteDriver,
    ...(await inMemory()),
    entities: [...entities, IdempotencyKey],
  });
  await orm.schema.create();
  const source = {
    views,
    entityManager: () => orm.em.fork(),
    modifiers,
  };
  const app = Fastify();
  await app.register(recordServer, {
    ...source,
    viewer: () => null,
    locale: () => 'en',
    idempotency: createIdempotencyStore(),
  });

  const real: Server = {
    reset: () => fill(orm),
    async send({ method, path, headers, body }) {
      const answer = await app.inject({
        method: method as NonNullable<InjectOptions['method']>,
        url: path,
        headers,
        ...(body === undefined ? {} : { payload: body }),
      });
      const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
      const { statusCode: status, body: text } = answer;
      return { status, headers: new Headers(Object.fromEntries(given)), text };
    },
  };

  const definitions = describeViews(source, null, 'en');
  const start = () => createMemoryServer(definitions, rows, { modifiers });
  let { fetch } = start();
  const double: Server = {
    async reset() {
      ({ fetch } = start());
    },
    async send({ path, ...init }) {
      const answer = await fetch(path, init);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
  };
  return { real, double, close: () => orm.close() };
}

async function fill(orm: MikroORM): Promise<void> {
  const em = orm.em.fork();
  const { treatment_concerns: pairs, ...tables } = rows;
  const links = pairs.map(({ treatments, concerns }) => ({
    treatment_id: treatments,
    concern_id: concerns,
  }));
  await em.execute(
    'truncate treatment_concerns, guides, notes, prices, concerns, treatments, idempotency_keys',
  );
  for (const [table, given] of Object.entries({ ...tables, treatment_concerns: links })) {
    const values = `json_populate_recordset(null::${table}, ?::json)`;
    await em.execute(`insert into ${table} select * from ${values}`, [JSON.stringify(given)]);
  }
}

/** Sends and reads JSON; a text is sent unchanged. */
export async function ask(
  server: Server,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await server.send({
    method,
    path: `/api/${path}`,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const { text, ...rest } = answer;
  return { ...rest, body: text === '' ? null : JSON.parse(text) };
}

export const search = (query: Record<string, unknown>) =>
  String(
    new URLSearchParams(
      Object.entries(query).map(([name, value]) => [
        name,
        typeof value === 'object' ? JSON.stringify(value) : String(value),
      ]),
    ),
  );
