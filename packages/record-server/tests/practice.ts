import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM, PgliteDriver } from '@mikro-orm/pglite';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import {
  createIdempotencyStore,
  defineView,
  IdempotencyKey,
  type Locale,
  type RecordServerOptions,
  type RecordWrite,
  recordServer,
} from '@praxiskit/record-server';
import { inMemory } from '@praxiskit/test-support/pglite';
import Fastify, { type FastifyInstance } from 'fastify';

const versioned = {
  id: p.uuid().primary(),
  version: p.integer().version(),
};

const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'treatments',
  properties: {
    ...versioned,
    nameDe: p.string().length(40),
    position: p.integer().default(0),
    active: p.boolean().default(true),
    facts: p.json<{ layer: string }>().nullable(),
    prices: () => p.oneToMany(Price).mappedBy('treatment'),
    concerns: () => p.manyToMany(Concern).owner().pivotTable('treatment_concerns'),
  },
});
export class Treatment extends TreatmentSchema.class {}
TreatmentSchema.setClass(Treatment);

const PriceSchema = defineEntity({
  name: 'Price',
  tableName: 'prices',
  properties: {
    ...versioned,
    treatment: () => p.manyToOne(Treatment),
    labelDe: p.string(),
    amount: p.decimal().precision(20).scale(2),
    views: p.bigint('string').nullable(),
    validFrom: p.date().nullable(),
    secret: p.string().nullable(),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});
export class Price extends PriceSchema.class {}
PriceSchema.setClass(Price);

const ConcernSchema = defineEntity({
  name: 'Concern',
  tableName: 'concerns',
  properties: { ...versioned, slug: p.string().unique() },
});
export class Concern extends ConcernSchema.class {}
ConcernSchema.setClass(Concern);

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  properties: {
    ...versioned,
    owner: p.string(),
    text: p.text(),
    price: () => p.manyToOne(Price).nullable(),
  },
});
export class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

const isStaff = (viewer: Viewer | null) => viewer?.roles.includes('staff') === true;

export const views = [
  defineView({
    name: 'treatments',
    label: { de: 'Behandlungen', en: 'Treatments' },
    entity: Treatment,
    defaultSort: 'position',
    columns: {
      name_de: { label: { de: 'Name', en: 'Name (German)' }, rules: ['required|maxLength:40'] },
    },
    relations: {
      prices: { view: 'prices', linkable: true },
      concerns: { view: 'concerns', linkable: true },
    },
    access: (viewer) =>
      isStaff(viewer)
        ? {
            read: true,
            create: true,
            update: true,
            remove: true,
            writable: ['name_de', 'position', 'active', 'facts'],
          }
        : { read: { active: true } },
  }),
  defineView({
    name: 'prices',
    entity: Price,
    autosave: true,
    columns: {
      amount: { rules: ['required', { op: 'min', arg: 0 }] },
      secret: { hidden: true },
    },
    relations: { treatment: { view: 'treatments' } },
    access: (viewer) =>
      isStaff(viewer)
        ? {
            read: true,
            create: true,
            update: true,
            remove: true,
            writable: ['amount', 'label_de', 'views', 'valid_from', 'treatment_id'],
          }
        : {
            read: { treatment: { active: true } },
            readable: ['id', 'treatment_id', 'label_de', 'amount'],
          },
  }),
  defineView({
    name: 'concerns',
    entity: Concern,
    access: (viewer) => ({ read: true, create: isStaff(viewer), writable: ['slug'] }),
  }),
  defineView({
    name: 'notes',
    entity: Note,
    relations: { price: { view: 'prices' } },
    access: (viewer) =>
      viewer === null
        ? null
        : {
            read: { owner: viewer.id },
            create: true,
            update: { owner: viewer.id },
            writable: ['text', 'price_id'],
          },
    hooks: {
      beforeCreate(values, { viewer }) {
        values.owner = viewer?.id;
      },
    },
  }),
];

const person = (id: string, roles: readonly string[]): Viewer => ({
  id,
  roles,
  email: `${id}@example.org`,
  name: id,
});
export const staff = person('staff', ['staff']);
export const patient = person('patient', []);

export const ids = {
  botox: '01990000-0000-7000-8000-000000000001',
  hidden: '01990000-0000-7000-8000-000000000002',
  peel: '01990000-0000-7000-8000-000000000003',
  price: '01990000-0000-7000-8000-000000000011',
  other: '01990000-0000-7000-8000-000000000012',
  hiddenPrice: '01990000-0000-7000-8000-000000000013',
  wrinkles: '01990000-0000-7000-8000-000000000021',
  scars: '01990000-0000-7000-8000-000000000022',
  note: '01990000-0000-7000-8000-000000000031',
  foreignNote: '01990000-0000-7000-8000-000000000032',
};

/** A server with its own database; `statements` has the SQL statements since it was last read. */
export async function createPractice({
  prepare,
  ...more
}: Partial<RecordServerOptions> & { prepare?: (app: FastifyInstance) => void } = {}) {
  const statements: string[] = [];
  const orm = await MikroORM.init({
    driver: PgliteDriver,
    ...(await inMemory()),
    entities: [Treatment, Price, Concern, Note, IdempotencyKey],
    debug: ['query'],
    colors: false,
    logger: (message) => statements.push(message),
  });
  await orm.schema.create();
  await fill(orm.em.fork());
  const writes: RecordWrite[] = [];
  const state: { viewer: Viewer | null; locale: Locale } = { viewer: null, locale: 'de' };
  const app = Fastify();
  prepare?.(app);
  await app.register(recordServer, {
    views,
    entityManager: () => orm.em.fork(),
    viewer: () => state.viewer,
    locale: () => state.locale,
    onWrite: (write) => {
      writes.push(write);
    },
    idempotency: createIdempotencyStore(),
    ...more,
  });

  /** Sends a request as `viewer`; a body is sent as JSON. */
  async function ask(
    viewer: Viewer | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ) {
    state.viewer = viewer;
    statements.length = 0;
    const answer = await app.inject({
      method,
      url,
      headers: { ...(method === 'DELETE' ? { 'if-match': '*' } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body === '' ? null : answer.json(),
      statements: [...statements],
    };
  }

  return {
    orm,
    app,
    state,
    writes,
    ask,
    list: (viewer: Viewer | null, path: string, query: Record<string, string> = {}) =>
      ask(viewer, 'GET', `/api/${path}/?${new URLSearchParams(query)}`),
  };
}

async function fill(em: SqlEntityManager) {
  const botox = em.create(Treatment, {
    id: ids.botox,
    nameDe: 'Botox',
    position: 1,
    facts: { layer: 'muskel' },
  });
  const hidden = em.create(Treatment, {
    id: ids.hidden,
    nameDe: 'Geheim',
    position: 2,
    active: false,
  });
  const peel = em.create(Treatment, { id: ids.peel, nameDe: 'Peeling 100 %', position: 3 });
  const wrinkles = em.create(Concern, { id: ids.wrinkles, slug: 'falten' });
  botox.concerns.add(wrinkles);
  peel.concerns.add(wrinkles, em.create(Concern, { id: ids.scars, slug: 'narben' }));
  const price = em.create(Price, {
    id: ids.price,
    treatment: botox,
    labelDe: 'Stirn',
    amount: '12345678901234567.89',
    views: '9007199254740993',
    validFrom: '2026-01-31',
    secret: 'canary',
  });
  em.create(Price, { id: ids.other, treatment: botox, labelDe: 'Augen', amount: '199.00' });
  em.create(Price, { id: ids.hiddenPrice, treatment: hidden, labelDe: 'Geheim', amount: '1.00' });
  em.create(Note, { id: ids.note, owner: 'patient', text: 'mine', price });
  em.create(Note, { id: ids.foreignNote, owner: 'another', text: 'theirs' });
  await em.flush();
}
