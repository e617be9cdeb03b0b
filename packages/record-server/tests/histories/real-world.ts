import { MikroORM as OrmOfPglite } from '@mikro-orm/pglite';
import { MikroORM as OrmOfPostgres } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { createIdempotencyStore, IdempotencyKey, recordServer } from '@praxiskit/record-server';
import { createDatabaseOn } from '@praxiskit/test-support/cluster';
import type {} from '@praxiskit/test-support/cluster-setup';
import { inMemory } from '@praxiskit/test-support/pglite';
import Fastify, { type InjectOptions } from 'fastify';
import { inject } from 'vitest';
// @boundaries-ignore the histories that the client is tested with
import type { Delivery, Rows, World } from '../../../record-model/tests/histories/world.ts';
// @boundaries-ignore the histories that the client is tested with
import { settle } from '../../../record-model/tests/practice.ts';
import { entities, rows, views } from './practice.ts';

/** All rows in one statement, under the names of the histories. */
const snapshot = `select json_build_object(
  'notes', (select coalesce(json_agg(r order by id), '[]') from notes r),
  'folders', (select coalesce(json_agg(r order by id), '[]') from folders r),
  'tags', (select coalesce(json_agg(r order by id), '[]') from tags r),
  'note_tags', (select coalesce(json_agg(json_build_object('notes', note_id, 'tags', tag_id)
    order by note_id, tag_id), '[]') from note_tags)
) as rows`;

async function openOrm(database: 'PostgreSQL' | 'PGlite') {
  const all = [...entities, IdempotencyKey];
  if (database === 'PGlite') return OrmOfPglite.init({ entities: all, ...(await inMemory()) });
  const name = `histories_${process.pid}_${Date.now()}`;
  const clientUrl = await createDatabaseOn(inject('postgresAdminUrl'), name);
  return OrmOfPostgres.init({ entities: all, clientUrl });
}

/** The plug-in on a database; each history begins with the same rows. */
export async function startRealServer(database: 'PostgreSQL' | 'PGlite') {
  const orm = await openOrm(database);
  await orm.schema.create();
  const fork = () => orm.em.fork() as SqlEntityManager;
  const app = Fastify();
  await app.register(recordServer, {
    views,
    entityManager: fork,
    viewer: () => null,
    locale: () => 'en',
    idempotency: createIdempotencyStore(),
  });

  async function send(path: string, init: RequestInit): Promise<Response> {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: path,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    const { statusCode: status, body } = answer;
    if (status >= 500) throw new Error(`${init.method} ${path} → ${status} ${body}`);
    return new Response(status === 204 ? null : body, { status, headers: headers as never });
  }

  const read = async (): Promise<Rows> => {
    const [found] = await fork().execute<{ rows: Rows }[]>(snapshot);
    return found?.rows ?? {};
  };

  return {
    close: () => orm.close(true),
    async begin(): Promise<World> {
      const em = fork();
      await em.execute('truncate note_tags, notes, folders, tags, idempotency_keys');
      const { note_tags, ...tables } = rows;
      const now = `now() as created_at, now() as updated_at`;
      for (const [table, given] of Object.entries(tables)) {
        const key = table === 'notes' ? ', folder_id' : '';
        await em.execute(
          `insert into ${table} (id, version, created_at, updated_at, token, a, b${key})
           select id, 1, ${now}, token, a, b${key} from json_populate_recordset(null::${table}, ?::json)`,
          [JSON.stringify(given)],
        );
      }
      for (const { notes, tags } of note_tags) {
        await em.execute('insert into note_tags (note_id, tag_id) values (?, ?)', [notes, tags]);
      }
      const underWay = new Set<Promise<unknown>>();
      let last: Promise<unknown> = Promise.resolve();
      /** One after the other, so that the writes of each request are known. */
      function queue<T>(run: () => Promise<T>): Promise<T> {
        const done = last.then(run);
        const ended = done.catch(() => undefined).then(() => void underWay.delete(ended));
        underWay.add(ended);
        last = ended;
        return done;
      }
      return {
        first: rows,
        rows: read,
        fetch: (input, init = {}) => queue(() => send(String(input), init)),
        deliver: (path, init) =>
          queue(async (): Promise<Delivery> => {
            if ((init.method ?? 'GET') === 'GET') {
              return { before: '', after: '', answer: await send(path, init) };
            }
            const before = JSON.stringify(await read());
            const answer = await send(path, init);
            return { before, answer, after: JSON.stringify(await read()) };
          }),
        async settle() {
          // Effects of an answer are sent one turn later.
          for (let quiet = 0; quiet < 3; quiet += 1) {
            await settle();
            if (underWay.size === 0) continue;
            quiet = -1;
            await Promise.all(underWay);
          }
        },
      };
    },
  };
}
