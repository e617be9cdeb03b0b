import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/pglite';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { propertiesOf, recordProperties } from '@praxiskit/core/mikro-orm';
import {
  createRecordReader,
  defineView,
  type RecordWrite,
  recordServer,
} from '@praxiskit/record-server';
import {
  createRecordDrafts,
  draftColumns,
  dropVersions,
  isPublicWrite,
  keepPublished,
  publishedRows,
  publishingNames,
  RecordVersion,
  uniqueWhenPublished,
} from '@praxiskit/record-server/drafts';
import { inMemory } from '@praxiskit/test-support/pglite';
import { type FastifyError, fastify } from 'fastify';
import { findingsIn, type TextServer, text } from './texts.ts';

const schema = defineEntity({
  name: 'Text',
  tableName: 'texts',
  properties: {
    ...recordProperties,
    ...propertiesOf(draftColumns),
    draftOf: () => p.manyToOne(Text).nullable().unique().deleteRule('cascade'),
    titleDe: p.string(),
    titleEn: p.string(),
    bodyDe: p.text(),
    bodyEn: p.text(),
  },
  uniques: [uniqueWhenPublished('titleDe')],
});
class Text extends schema.class {}
schema.setClass(Text);

const names = ['title_de', 'title_en', 'body_de', 'body_en'] as const;
const hooks = [
  (values: Record<string, unknown>) => {
    values.findings = findingsIn(values);
  },
  keepPublished,
];
const view = defineView({
  name: 'texts',
  entity: Text,
  columns: draftColumns,
  hooks: { beforeCreate: hooks, beforeUpdate: hooks },
  access: (viewer) =>
    viewer
      ? {
          read: true,
          create: true,
          update: true,
          remove: viewer.id === anna.id,
          writable: [...names, ...publishingNames],
        }
      : { read: publishedRows, readable: ['id', ...names] },
});

export const anna: Viewer = {
  id: '019aa000-0000-7000-8000-000000000001',
  email: 'anna@example.org',
  name: 'Anna',
  roles: ['staff'],
};

/** May change texts, and not delete them. */
const desk: Viewer = { ...anna, id: '019aa000-0000-7000-8000-000000000002', name: 'Ben' };

/** A server on its own PGlite; `writes` records its writes. */
export async function startTextServer() {
  const orm = await MikroORM.init({ ...(await inMemory()), entities: [Text, RecordVersion] });
  await orm.schema.create();
  const app = fastify();
  const writes: (RecordWrite & { isPublic: boolean })[] = [];
  const options = {
    views: [view],
    entityManager: () => orm.em.fork(),
    viewer({ headers }: { headers: object }) {
      if ('x-guest' in headers) return null;
      return 'x-desk' in headers ? desk : anna;
    },
    locale: () => 'en' as const,
    async onWrite(write: RecordWrite, em: SqlEntityManager) {
      writes.push({ ...write, isPublic: isPublicWrite(write) });
      await dropVersions(write, em);
    },
  };
  const openFindings = (row: object, allowed: readonly { quote: string }[]) =>
    findingsIn(row).filter(({ quote }) => !allowed.some((one) => one.quote === quote));
  const drafts = createRecordDrafts({ ...options, openFindings });
  // Like an app's error handler: answers errors that have a status and a code.
  app.setErrorHandler((error: FastifyError & { details?: unknown }, _request, reply) => {
    const { statusCode = 500, code, details, message } = error;
    return reply.code(statusCode).serializer(JSON.stringify).send({ code, details, message });
  });
  await app.register(recordServer, options);
  await app.register(drafts.routes);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const readAs = createRecordReader(options);
  const fetchHere: typeof fetch = (path, init) => fetch(`${url}${path}`, init);

  return {
    writes,
    drafts,
    readAs,
    fetch: fetchHere,
    em: () => orm.em.fork(),
    /** Adds a row for one test. */
    async add(title: string = text.title_de): Promise<TextServer> {
      const em = orm.em.fork();
      const row = em.create(Text, {
        titleDe: title,
        titleEn: text.title_en,
        bodyDe: text.body_de,
        bodyEn: text.body_en,
        publishedAt: new Date(Date.now() - 60_000),
      });
      await em.flush();
      return { fetch: fetchHere, id: row.id };
    },
    async stop() {
      await app.close();
      await orm.close();
    },
  };
}
