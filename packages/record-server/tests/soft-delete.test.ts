import { defineEntity, type MikroORM, p } from '@mikro-orm/core';
import { MikroORM as OrmOfPglite } from '@mikro-orm/pglite';
import { MikroORM as OrmOfPostgres } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import {
  createOpenApi,
  defineView,
  type RecordWrite,
  recordServer,
} from '@praxiskit/record-server';
import { createDatabaseOn } from '@praxiskit/test-support/cluster';
import type {} from '@praxiskit/test-support/cluster-setup';
import { inMemory } from '@praxiskit/test-support/pglite';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';

const ShelfSchema = defineEntity({
  name: 'Shelf',
  tableName: 'shelves',
  properties: {
    ...recordProperties,
    name: p.string(),
    books: () => p.oneToMany(Book).mappedBy('shelf'),
  },
});
class Shelf extends ShelfSchema.class {}
ShelfSchema.setClass(Shelf);

const BookSchema = defineEntity({
  name: 'Book',
  tableName: 'books',
  properties: {
    ...recordProperties,
    title: p.string().unique(),
    owner: p.string(),
    deletedAt: p.datetime(3).nullable(),
    shelf: () => p.manyToOne(Shelf).nullable(),
    topics: () => p.manyToMany(Topic).owner().pivotTable('book_topics'),
    loans: () => p.oneToMany(Loan).mappedBy('book'),
  },
});
class Book extends BookSchema.class {}
BookSchema.setClass(Book);

const TopicSchema = defineEntity({
  name: 'Topic',
  tableName: 'topics',
  properties: {
    ...recordProperties,
    word: p.string(),
    books: () => p.manyToMany(Book).mappedBy('topics'),
  },
});
class Topic extends TopicSchema.class {}
TopicSchema.setClass(Topic);

const LoanSchema = defineEntity({
  name: 'Loan',
  tableName: 'loans',
  properties: { ...recordProperties, reader: p.string(), book: () => p.manyToOne(Book) },
});
class Loan extends LoanSchema.class {}
LoanSchema.setClass(Loan);

const all = { read: true, create: true, update: true, remove: true } as const;
const views = [
  defineView({
    name: 'shelves',
    entity: Shelf,
    relations: { books: { view: 'books' } },
    access: () => all,
  }),
  defineView({
    name: 'topics',
    entity: Topic,
    relations: { books: { view: 'books', linkable: true } },
    access: () => ({ ...all, writable: ['word'] }),
  }),
  defineView({
    name: 'loans',
    entity: Loan,
    relations: { book: { view: 'books' } },
    access: () => ({ ...all, writable: ['reader', 'book_id'] }),
  }),
  defineView({
    name: 'books',
    entity: Book,
    defaultSort: 'title',
    softDelete: 'deleted_at',
    relations: {
      shelf: { view: 'shelves' },
      topics: { view: 'topics', linkable: true },
      loans: { view: 'loans' },
    },
    access: (viewer) => ({
      ...all,
      writable: ['title', 'owner', 'shelf_id', 'deleted_at'],
      ...(viewer?.roles.includes('admin') ? { restore: true } : {}),
      ...(viewer?.roles.includes('owner') ? { restore: { owner: viewer.id } } : {}),
    }),
  }),
];
const viewerOf = (id: string, role: string): Viewer => ({ id, roles: [role], name: id, email: id });
const admin = viewerOf('admin', 'admin');
const owner = viewerOf('me', 'owner');
const reader = viewerOf('reader', 'reader');
const ids = ['1', '2', '3', '4', '5', '6'].map((n) => `01990000-0000-7000-8000-00000000000${n}`);
const [shelf = '', kept = '', gone = '', mine = '', topic = '', loan = ''] = ids;

const opened: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of opened) await close();
});

describe.each(['PostgreSQL', 'PGlite'] as const)('softDelete on %s', (database) => {
  let orm: MikroORM | null = null;
  let viewer: Viewer | null = null;
  const writes: RecordWrite[] = [];
  const app = Fastify();

  beforeEach(async () => {
    if (orm === null) {
      const entities = [Shelf, Book, Topic, Loan];
      const made =
        database === 'PGlite'
          ? await OrmOfPglite.init({ entities, ...(await inMemory()) })
          : await OrmOfPostgres.init({
              entities,
              clientUrl: await createDatabaseOn(
                inject('postgresAdminUrl'),
                `soft_${process.pid}_${Date.now()}`,
              ),
            });
      orm = made as unknown as MikroORM;
      opened.push(() => made.close(true));
      await orm.schema.create();
      await app.register(recordServer, {
        views,
        entityManager: () => made.em.fork() as SqlEntityManager,
        viewer: () => viewer,
        locale: () => 'en',
        onWrite: (write) => void writes.push(write),
      });
    }
    const em = orm.em.fork() as unknown as SqlEntityManager;
    await em.execute('truncate shelves, books, topics, loans, book_topics cascade');
    const first = em.create(Shelf, { id: shelf, name: 'First' });
    const about = em.create(Topic, { id: topic, word: 'skin' });
    for (const [id, title] of [
      [kept, 'Kept'],
      [gone, 'Gone'],
      [mine, 'Mine'],
    ] as const) {
      const book = em.create(Book, {
        id,
        title,
        owner: id === mine ? 'me' : 'other',
        shelf: first,
      });
      book.topics.add(about);
      if (id === gone) em.create(Loan, { id: loan, reader: 'Ada', book });
    }
    await em.flush();
  });

  /** Requests without a version need a header that matches any version. */
  const needsVersion = (method: string, path: string) =>
    method === 'DELETE' || path.endsWith('/restore') || path.endsWith('/restore/');

  async function ask(
    as: Viewer | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    viewer = as;
    writes.length = 0;
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      headers: { ...(needsVersion(method, path) ? { 'if-match': '*' } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    const { statusCode: status, headers: given } = answer;
    return { status, headers: given, body: answer.body === '' ? null : answer.json() };
  }
  const titles = async (as: Viewer | null, path: string) =>
    (await ask(as, 'GET', path)).body.map(({ title }: { title: string }) => title);
  const remove = () => ask(reader, 'DELETE', `books/${gone}`);

  test('DELETE keeps the row, with a new version, and is notified as a deletion', async () => {
    expect((await remove()).status).toBe(204);
    expect(writes).toMatchObject([
      {
        action: 'delete',
        id: gone,
        version: 2,
        before: { title: 'Gone', version: 1 },
        after: null,
      },
    ]);
    const em = orm?.em.fork() as unknown as SqlEntityManager;
    const [row] = await em.execute(
      'select version, deleted_at is not null as is_deleted from books where id = ?',
      [gone],
    );
    expect(row).toEqual({ version: 2, is_deleted: true });
  });

  test('a deleted row is in no read, include, count or filter of any caller', async () => {
    await remove();
    for (const as of [null, reader, owner, admin]) {
      expect(await titles(as, 'books/')).toEqual(['Kept', 'Mine']);
      expect((await ask(as, 'GET', 'books/?count')).body).toEqual({ count: 2 });
      expect((await ask(as, 'GET', `books/${gone}`)).status).toBe(404);
      expect((await ask(as, 'GET', `books/${gone}?count`)).body).toEqual({ count: 0 });
      expect(await titles(as, `shelves/${shelf}/books/`)).toEqual(['Kept', 'Mine']);
      expect(await titles(as, `topics/${topic}/books/`)).toEqual(['Kept', 'Mine']);
      const shelves = await ask(as, 'GET', 'shelves/?include=books');
      expect(shelves.body[0].books).toHaveLength(2);
      const topics = await ask(as, 'GET', `topics/${topic}?include=books`);
      expect(topics.body.books).toHaveLength(2);
      expect((await ask(as, 'GET', `loans/${loan}?include=book`)).body).toMatchObject({
        book_id: gone,
        book: null,
      });
      expect((await ask(as, 'GET', `loans/${loan}/book/`)).body).toEqual([]);
      for (const [filter, count] of [
        ['shelves/?count&filter={"books":{"title":"Gone"}}', 0],
        ['shelves/?count&filter={"books":{"$none":{"title":"Gone"}}}', 1],
        ['shelves/?count&filter={"books":{"$every":{"title":{"$ne":"Gone"}}}}', 1],
        ['topics/?count&filter={"books":{"title":"Gone"}}', 0],
        ['loans/?count&filter={"book":{"title":"Gone"}}', 0],
        ['books/?count&filter={"deleted_at":{"$null":false}}', 0],
      ] as const) {
        expect((await ask(as, 'GET', filter)).body, filter).toEqual({ count });
      }
    }
  });

  test('a deleted row cannot be referenced, linked, saved or deleted again', async () => {
    await remove();
    const loaned = await ask(reader, 'POST', 'loans', { reader: 'Eva', book_id: gone });
    expect(loaned).toMatchObject({
      status: 422,
      body: { details: { book_id: [{ op: 'oneOf' }] } },
    });
    expect((await ask(reader, 'POST', `topics/${topic}/books`, { id: gone })).status).toBe(404);
    expect((await ask(reader, 'DELETE', `topics/${topic}/books/${gone}`)).status).toBe(404);
    expect((await ask(reader, 'DELETE', `books/${gone}`)).status).toBe(404);
    const put = await ask(reader, 'PUT', `books/${gone}`, { title: 'x' }, { 'if-match': '*' });
    expect(put.status).toBe(404);
    expect((await ask(reader, 'POST', `books/${gone}/topics`, { id: topic })).status).toBe(404);
  });

  test('no caller can write the column itself', async () => {
    const put = await ask(
      admin,
      'PUT',
      `books/${kept}`,
      { deleted_at: '2026-01-01T00:00:00Z' },
      { 'if-match': '*' },
    );
    expect(put).toMatchObject({ status: 422, body: { code: 'READ_ONLY' } });
    const { body } = await ask(admin, 'GET', 'model/books');
    expect(body.columns.deleted_at).toMatchObject({ readOnly: true });
  });

  test('only callers who may restore can read deleted rows with ?deleted=only', async () => {
    await remove();
    await ask(reader, 'DELETE', `books/${mine}`);
    expect(await titles(admin, 'books/?deleted=only')).toEqual(['Gone', 'Mine']);
    expect(await titles(owner, 'books/?deleted=only')).toEqual(['Mine']);
    expect((await ask(admin, 'GET', 'books/?deleted=only&count')).body).toEqual({ count: 2 });
    expect((await ask(admin, 'GET', `books/${gone}?deleted=only`)).body.title).toBe('Gone');
    expect((await ask(owner, 'GET', `books/${gone}?deleted=only`)).status).toBe(404);
    expect((await ask(admin, 'GET', `books/${kept}?deleted=only`)).status).toBe(404);
    const page = await ask(admin, 'GET', 'books/?deleted=only&limit=1&include=shelf');
    expect(page.body[0].shelf.name).toBe('First');
    const next = /<\/api\/([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    expect(await titles(admin, next)).toEqual(['Mine']);
    for (const [as, path] of [
      [reader, 'books/?deleted=only'],
      [null, `books/${gone}?deleted=only`],
      [admin, 'shelves/?deleted=only'],
      [admin, 'books/?deleted=all'],
    ] as const) {
      expect(await ask(as, 'GET', path)).toMatchObject({
        status: 400,
        body: { code: 'QUERY_INVALID', details: { parameter: 'deleted' } },
      });
    }
  });

  test('a restored row is unchanged, with a new version', async () => {
    await remove();
    const { status, body, headers } = await ask(admin, 'POST', `books/${gone}/restore`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: gone, title: 'Gone', version: 3, deleted_at: null });
    expect(headers.etag).toBe('"3"');
    expect(writes).toMatchObject([{ action: 'restore', id: gone, version: 3 }]);
    expect(await titles(null, `topics/${topic}/books/`)).toEqual(['Gone', 'Kept', 'Mine']);
    expect((await ask(admin, 'POST', `books/${gone}/restore/`)).status).toBe(404);
  });

  test('only a permitted caller restores, and only from the current version', async () => {
    await remove();
    expect((await ask(null, 'POST', `books/${gone}/restore`)).status).toBe(401);
    expect((await ask(reader, 'POST', `books/${gone}/restore`)).status).toBe(404);
    expect((await ask(owner, 'POST', `books/${gone}/restore`)).status).toBe(404);
    expect((await ask(admin, 'POST', `shelves/${shelf}/restore`)).status).toBe(404);
    const url = `/api/books/${gone}/restore`;
    const missing = await app.inject({ method: 'POST', url });
    expect(missing.statusCode).toBe(428);
    const stale = await ask(admin, 'POST', `books/${gone}/restore`, undefined, {
      'if-match': '"1"',
    });
    expect(stale).toMatchObject({ status: 412, body: { code: 'VERSION_STALE' } });
    const right = await ask(admin, 'POST', `books/${gone}/restore`, undefined, {
      'if-match': '"2"',
    });
    expect(right.status).toBe(200);
  });

  test('a deleted row keeps its unique values', async () => {
    await remove();
    const made = await ask(reader, 'POST', 'books', { title: 'Gone', owner: 'me' });
    expect(made).toMatchObject({ status: 422, body: { details: { title: [{ op: 'unique' }] } } });
  });

  test('a batch deletes and restores', async () => {
    const operations = [
      { method: 'DELETE', path: `/api/books/${kept}`, ifMatch: '*' },
      { method: 'POST', path: `/api/books/${kept}/restore`, ifMatch: '*' },
    ];
    const { body } = await ask(admin, 'POST', 'batch', { operations });
    expect(body.results.map(({ status }: { status: number }) => status)).toEqual([204, 200]);
  });

  test('the address is described only to callers who may restore', () => {
    const em = () => orm?.em.fork() as unknown as SqlEntityManager;
    const paths = (as: Viewer) =>
      Object.keys(createOpenApi({ views, entityManager: em })(as, 'en').paths);
    expect(paths(admin)).toContain('/api/books/{id}/restore');
    expect(paths(reader)).not.toContain('/api/books/{id}/restore');
    expect(paths(admin)).not.toContain('/api/shelves/{id}/restore');
  });
});

test('a view whose soft deletion cannot work stops the start', async () => {
  const orm = await OrmOfPglite.init({
    entities: [Shelf, Book, Topic, Loan],
    ...(await inMemory()),
  });
  opened.push(() => orm.close(true));
  const start = (view: object) => async () => {
    const app = Fastify();
    await app.register(recordServer, {
      views: [view as never],
      entityManager: () => orm.em.fork(),
      viewer: () => null,
      locale: () => 'en',
    });
  };
  const book = { name: 'books', entity: Book, access: () => ({ read: true }) };
  await expect(start({ ...book, softDelete: 'title' })()).rejects.toThrow('title is none');
  await expect(start({ ...book, softDelete: 'nothing' })()).rejects.toThrow('nothing is none');
  const restoring = { ...book, access: () => ({ read: true, restore: true }) };
  await expect(start(restoring)()).rejects.toThrow('has no softDelete');
  const named = { ...book, relations: { loans: { view: 'books', alias: 'restore' } } };
  await expect(start(named)()).rejects.toThrow('cannot be named restore');
});

test('a column that the entity does not have does not compile', () => {
  defineView({
    name: 'books',
    entity: Book,
    access: () => ({ read: true }),
    // @ts-expect-error deleted is none of Book
    softDelete: 'deleted',
  });
});
