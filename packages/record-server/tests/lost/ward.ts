import { defineEntity, type MikroORM, p } from '@mikro-orm/core';
import { MikroORM as OrmOfPglite } from '@mikro-orm/pglite';
import { MikroORM as OrmOfPostgres } from '@mikro-orm/postgresql';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import {
  defineView,
  IdempotencyKey,
  type Locale,
  RecordEvent,
  type RecordServerOptions,
  type RecordWrite,
  recordServer,
  type View,
} from '@praxiskit/record-server';
import { createDatabaseOn } from '@praxiskit/test-support/cluster';
import type {} from '@praxiskit/test-support/cluster-setup';
import { inMemory } from '@praxiskit/test-support/pglite';
import { isLong } from '@praxiskit/test-support/tier';
import Fastify from 'fastify';
import { inject } from 'vitest';

const WardSchema = defineEntity({
  name: 'Ward',
  tableName: 'wards',
  properties: {
    ...recordProperties,
    code: p.string().length(12).unique(),
    beds: p.smallint().nullable(),
    floor: p.integer().nullable(),
    budget: p.decimal('string').precision(8).scale(2).nullable(),
    serial: p.bigint('string').nullable(),
    extra: p.json<object>().nullable(),
    open: p.boolean().default(true),
    /** The order of the list; guests do not see it. */
    rank: p.string().nullable(),
    patients: () => p.oneToMany(Patient).mappedBy('ward'),
    tags: () => p.manyToMany(Tag).owner().pivotTable('ward_tags'),
  },
});
export class Ward extends WardSchema.class {}
WardSchema.setClass(Ward);

const PatientSchema = defineEntity({
  name: 'Patient',
  tableName: 'patients',
  properties: {
    ...recordProperties,
    name: p.string().nullable(),
    age: p.integer().nullable(),
    owner: p.string(),
    ward: () => p.manyToOne(Ward).nullable(),
  },
});
export class Patient extends PatientSchema.class {}
PatientSchema.setClass(Patient);

const TagSchema = defineEntity({
  name: 'Tag',
  tableName: 'tags',
  properties: {
    ...recordProperties,
    word: p.string().nullable(),
    wards: () => p.manyToMany(Ward).mappedBy('tags'),
  },
});
export class Tag extends TagSchema.class {}
TagSchema.setClass(Tag);

const BedSchema = defineEntity({
  name: 'Bed',
  tableName: 'beds',
  properties: {
    ...recordProperties,
    label: p.string().nullable(),
    ward: () => p.manyToOne(Ward).deleteRule('cascade'),
    /** Beds that are moved together. */
    next: () => p.manyToOne(Bed).nullable().deleteRule('cascade'),
  },
});
export class Bed extends BedSchema.class {}
BedSchema.setClass(Bed);

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    ...recordProperties,
    /** The bed to which the device is attached. */
    bed: () => p.manyToOne(Bed).nullable().deleteRule('cascade'),
    about: () => p.manyToOne(Bed).nullable().deleteRule('set null'),
    seenFrom: () => p.manyToOne(Bed).nullable().deleteRule('set null'),
  },
});
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

const all = { read: true, create: true, update: true, remove: true } as const;
const isStaff = (viewer: Viewer | null) => viewer?.roles.includes('staff') === true;

/** Staff may do everything; other users see open wards, and their own patients. */
export const views: readonly View[] = [
  defineView({
    name: 'wards',
    label: { de: 'Stationen', en: 'Wards' },
    entity: Ward,
    defaultSort: 'rank,code',
    columns: {
      code: { label: { de: 'Kürzel', en: 'Code' }, rules: ['required'], setter: 'uppercase' },
    },
    relations: {
      patients: { view: 'patients', linkable: true },
      tags: { view: 'tags', linkable: true },
    },
    access: (viewer) =>
      isStaff(viewer)
        ? {
            ...all,
            writable: ['code', 'beds', 'floor', 'budget', 'serial', 'extra', 'open', 'rank'],
          }
        : { read: { open: true }, readable: ['id', 'code', 'floor', 'open'] },
  }),
  defineView({
    name: 'patients',
    entity: Patient,
    relations: { ward: { view: 'wards' } },
    access: (viewer) => {
      if (isStaff(viewer)) return { ...all, writable: ['name', 'age', 'owner', 'ward_id'] };
      const own = { owner: viewer?.id ?? 'nobody' };
      return {
        read: { $or: [own, { name: 'everybody' }] },
        create: true,
        update: own,
        writable: ['name', 'age', 'owner', 'ward_id'],
      };
    },
  }),
  defineView({
    name: 'beds',
    entity: Bed,
    access: (viewer) =>
      isStaff(viewer) ? { ...all, writable: ['label', 'ward_id', 'next_id'] } : null,
  }),
  defineView({
    name: 'notes',
    entity: Note,
    access: (viewer) =>
      isStaff(viewer) ? { ...all, writable: ['bed_id', 'about_id', 'seen_from_id'] } : null,
  }),
  defineView({
    name: 'tags',
    entity: Tag,
    relations: { wards: { view: 'wards', linkable: true } },
    access: (viewer) =>
      isStaff(viewer) ? { ...all, writable: ['word'] } : { read: { word: { $ne: 'secret' } } },
  }),
];

const person = (id: string, roles: readonly string[]): Viewer => ({
  id,
  roles,
  name: id,
  email: `${id}@example.org`,
});
export const staff = person('staff', ['staff']);
export const patient = person('me', []);

const id = (number: number) => `01990000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const ids = {
  open: id(1),
  closed: id(2),
  empty: id(3),
  mine: id(11),
  theirs: id(12),
  everybody: id(13),
  loose: id(14),
  red: id(21),
  secret: id(22),
  unnamed: id(23),
  nowhere: id(99),
};

const databases = ['PostgreSQL', 'PGlite'] as const;
export type DatabaseName = (typeof databases)[number];
/** Both databases only in the long run. */
export const mainDatabases: readonly DatabaseName[] = isLong ? databases : ['PostgreSQL'];
let count = 0;

async function openOrm(database: DatabaseName, logger: (line: string) => void) {
  const options = {
    entities: [Ward, Patient, Tag, Bed, Note, RecordEvent, IdempotencyKey],
    debug: ['query' as const],
    colors: false,
    logger,
  };
  if (database === 'PGlite') return OrmOfPglite.init({ ...options, ...(await inMemory()) });
  count += 1;
  const name = `ward_${process.pid}_${Date.now()}_${count}`;
  const clientUrl = await createDatabaseOn(inject('postgresAdminUrl'), name);
  return OrmOfPostgres.init({ ...options, clientUrl });
}

/** A server with its own database. */
export async function createWard(
  database: DatabaseName,
  more:
    | Partial<RecordServerOptions>
    | ((orm: MikroORM) => Promise<Partial<RecordServerOptions>>) = {},
) {
  const statements: string[] = [];
  const orm = await openOrm(database, (line) => statements.push(line));
  await (orm as unknown as MikroORM).schema.create();
  await fill(orm.em.fork() as SqlEntityManager);
  const writes: RecordWrite[] = [];
  const state: { viewer: Viewer | null; locale: Locale } = { viewer: null, locale: 'en' };
  const app = Fastify();
  await app.register(recordServer, {
    views,
    entityManager: () => orm.em.fork() as SqlEntityManager,
    viewer: () => state.viewer,
    locale: () => state.locale,
    onWrite: (write) => {
      writes.push(write);
    },
    ...(typeof more === 'function' ? await more(orm as unknown as MikroORM) : more),
  });

  /** Sends a request as `viewer`; a body is sent as JSON. */
  async function ask(
    viewer: Viewer | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ) {
    state.viewer = viewer;
    statements.length = 0;
    writes.length = 0;
    const answer = await app.inject({
      method,
      url: `/api/${path}`,
      headers: {
        ...(method === 'PUT' || method === 'DELETE' ? { 'if-match': '*' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      statements: [...statements],
      body: answer.body === '' ? null : answer.json(),
    };
  }

  return { orm, app, state, writes, statements, ask, close: () => orm.close(true) };
}

async function fill(em: SqlEntityManager) {
  const open = em.create(Ward, { id: ids.open, code: 'A1', floor: 1, rank: 'b' });
  const closed = em.create(Ward, { id: ids.closed, code: 'B2', open: false, rank: 'a' });
  const empty = em.create(Ward, { id: ids.empty, code: 'C3', rank: 'c' });
  em.create(Patient, { id: ids.mine, name: 'Ada', age: 40, owner: 'me', ward: open });
  em.create(Patient, { id: ids.theirs, age: null, owner: 'other', ward: open });
  em.create(Patient, { id: ids.everybody, name: 'everybody', owner: 'other', ward: closed });
  em.create(Patient, { id: ids.loose, name: null, age: 5, owner: 'me' });
  const red = em.create(Tag, { id: ids.red, word: 'red' });
  const secret = em.create(Tag, { id: ids.secret, word: 'secret' });
  const unnamed = em.create(Tag, { id: ids.unnamed });
  open.tags.add(red, secret);
  closed.tags.add(red, unnamed);
  empty.tags.add(secret);
  await em.flush();
}

/** The `details` of a 422. */
export const failures = (field: string, op: string, message: unknown = undefined) => ({
  [field]: [{ op, message: message ?? expectText }],
});
const expectText = { asymmetricMatch: (text: unknown) => typeof text === 'string' && text !== '' };
