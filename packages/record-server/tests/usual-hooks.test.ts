import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM, PgliteDriver } from '@mikro-orm/pglite';
import { inBothLanguages } from '@praxiskit/core';
import type { Viewer } from '@praxiskit/core/fastify';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import {
  AuditEvent,
  defineView,
  keepAudit,
  keepShape,
  keepSteps,
  RecordServerError,
  recordServer,
} from '@praxiskit/record-server';
import { inMemory } from '@praxiskit/test-support/pglite';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const RoomSchema = defineEntity({
  name: 'Room',
  tableName: 'rooms',
  properties: { ...recordProperties, visits: () => p.oneToMany(Visit).mappedBy('room') },
});
class Room extends RoomSchema.class {}
RoomSchema.setClass(Room);

const VisitSchema = defineEntity({
  name: 'Visit',
  tableName: 'visits',
  properties: {
    ...recordProperties,
    owner: p.uuid().nullable(),
    noteDe: p.string().nullable(),
    noteEn: p.string().nullable(),
    status: p.enum(['asked', 'fixed', 'off'] as const).default('asked'),
    kind: p.enum(['short', 'long'] as const).default('short'),
    hours: p.json<object>().nullable(),
    room: () => p.manyToOne(Room).nullable(),
  },
});
class Visit extends VisitSchema.class {}
VisitSchema.setClass(Visit);

const viewer = (name: string, digit: number): Viewer => ({
  id: `01990000-0000-7000-8000-00000000000${digit}`,
  name,
  email: `${name}@example.org`,
  roles: name === 'staff' ? ['staff'] : [],
});
const staff = viewer('staff', 1);
const patient = viewer('patient', 2);

const steps = { first: ['asked', 'fixed'], next: { asked: ['fixed', 'off'], fixed: ['off'] } };
const ofPatient = { first: ['asked'], next: { asked: ['off'] } };
const isStaff = (who: Viewer | null) => who?.roles.includes('staff') === true;
const isEven = (text: string) => text.length % 2 === 0;
const even = { params: { de: 'Bitte eine gerade Zahl', en: 'An even number, please' } };
const hours = z.strictObject({ opens: z.string().refine(isEven, even) }).nullish();
const shapes = keepShape({ hours });
const statusSteps = keepSteps('status', (who) => (isStaff(who) ? steps : ofPatient));

const visits = defineView({
  name: 'visits',
  entity: Visit,
  columns: inBothLanguages({
    note: { label: { de: 'Notiz', en: 'Note' }, rules: ['maxLength:20'] },
  }),
  access(who) {
    if (!who) return null;
    const writable = ['note_de', 'note_en', 'status', 'kind', 'hours', 'room_id'] as const;
    if (isStaff(who)) return { read: true, create: true, update: true, writable };
    const mine = { owner: who.id };
    return {
      read: mine,
      create: mine,
      update: mine,
      writable,
      createOnly: ['note_de', 'hours', 'room_id'],
    };
  },
  hooks: {
    beforeCreate: [
      (values, { viewer: who }) => {
        values.owner = who?.id;
      },
      statusSteps,
      shapes,
    ],
    beforeUpdate: [
      statusSteps,
      shapes,
      (values, { before }) => {
        if (values.room_id === before?.room_id) return;
        if (values.status === 'off') throw new RecordServerError('CONFLICT');
        values.note_en = 'moved';
      },
    ],
  },
});
const rooms = defineView({
  name: 'rooms',
  entity: Room,
  relations: { visits: { view: 'visits', linkable: true } },
  access: () => ({ read: true, create: true, update: true }),
});

let orm: MikroORM;
let app: FastifyInstance;
beforeAll(async () => {
  orm = await MikroORM.init({
    driver: PgliteDriver,
    ...(await inMemory()),
    entities: [Visit, Room, AuditEvent],
  });
  await orm.schema.create();
  app = Fastify();
  await app.register(recordServer, {
    views: [visits, rooms],
    entityManager: () => orm.em.fork(),
    viewer: ({ headers }) => [staff, patient].find(({ name }) => name === headers.who) ?? null,
    locale: ({ headers }) => (headers['accept-language'] === 'en' ? 'en' : 'de'),
    onWrite: keepAudit,
  });
});
afterAll(async () => {
  await app.close();
  await orm.close();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function ask(who: Viewer, method: Method, path: string, body?: object, language = 'en') {
  const headers = { who: who.name, 'if-match': '*', 'accept-language': language };
  const answer = await app.inject({
    method,
    url: `/api/${path}`,
    headers,
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const make = (who: Viewer, body: object) => ask(who, 'POST', 'visits', body);
const put = (who: Viewer, id: string, body: object) => ask(who, 'PUT', `visits/${id}`, body);

test('a value changes step by step, by the steps of each viewer, and never back', async () => {
  const refused = {
    status: 422,
    body: { details: { status: [{ op: 'oneOf', message: expect.stringMatching(/^[A-Z]/) }] } },
  };
  expect(await make(patient, { status: 'fixed' })).toMatchObject(refused);
  const { body } = await make(patient, {});
  expect(body).toMatchObject({ status: 'asked', owner: patient.id });
  expect(await put(patient, body.id, { status: 'fixed' })).toMatchObject(refused);
  expect(await put(staff, body.id, { status: 'fixed' })).toMatchObject({ status: 200 });
  expect(await put(staff, body.id, { status: 'asked' })).toMatchObject(refused);
  expect(await put(patient, body.id, { status: 'off' })).toMatchObject(refused);
  expect(await put(patient, body.id, { note_en: 'stays' })).toMatchObject({ status: 200 });
  expect(await put(staff, body.id, { status: 'off' })).toMatchObject({ status: 200 });
  expect(await put(staff, body.id, { status: 'constructor' })).toMatchObject({ status: 422 });
});

test('a column that a viewer sets on creation is fixed for them, but not for other viewers', async () => {
  const columnsFor = async (who: Viewer) => (await ask(who, 'GET', 'model/visits')).body.columns;
  expect((await columnsFor(patient)).note_de).toMatchObject({ createOnly: true });
  expect((await columnsFor(staff)).note_de).not.toHaveProperty('createOnly');
  const { body } = await make(patient, { note_de: 'einmal' });
  expect(body.note_de).toBe('einmal');
  expect(await put(patient, body.id, { ...body, note_de: 'zweimal' })).toMatchObject({
    status: 422,
    body: { code: 'READ_ONLY', details: { note_de: [{ op: 'readOnly' }] } },
  });
  expect((await put(patient, body.id, { ...body, note_en: 'twice' })).status).toBe(200);
  expect((await put(staff, body.id, { note_de: 'zweimal' })).status).toBe(200);
});

test('null as a first value is the default, also for the steps', async () => {
  expect(await make(patient, { status: null })).toMatchObject({
    status: 201,
    body: { status: 'asked' },
  });
});

test.each(['', ' ', '\u200b'])(
  'the value %j in a list is refused by its field [R7.3]',
  async (kind) => {
    const { body } = await make(staff, {});
    const refused = { status: 422, body: { details: { kind: [{ op: 'oneOf' }] } } };
    expect(await put(staff, body.id, { kind })).toMatchObject(refused);
    expect(await make(staff, { kind })).toMatchObject(refused);
  },
);

test('a link that is stored in the child’s column applies the child’s hooks, rules and fixed columns', async () => {
  const room = (await ask(staff, 'POST', 'rooms', {})).body.id;
  const link = (who: Viewer, id: string) => ask(who, 'POST', `rooms/${room}/visits`, { id });
  const own = (await make(patient, {})).body.id;
  expect(await link(patient, own)).toMatchObject({
    status: 422,
    body: { code: 'READ_ONLY', details: { room_id: [{ op: 'readOnly' }] } },
  });
  expect((await link(staff, own)).status).toBe(201);
  expect(await ask(staff, 'GET', `visits/${own}`)).toMatchObject({
    body: { room_id: room, note_en: 'moved' },
  });
  await put(staff, own, { status: 'off' });
  expect((await ask(staff, 'DELETE', `rooms/${room}/visits/${own}`)).status).toBe(409);
  const lines = await orm.em.fork().find(AuditEvent, { recordId: room, action: 'link' });
  expect(lines.map(({ columns }) => columns)).toEqual([['visits']]);
});

test('errors in JSON are in the caller’s language', async () => {
  const said = async (opens: unknown, language: string) =>
    (await ask(staff, 'POST', 'visits', { hours: { opens } }, language)).body.details.hours[0]
      .message;
  expect(await said(9, 'de')).toMatch(/^opens: Ungültige Eingabe/);
  expect(await said(9, 'en')).toMatch(/^opens: Invalid input/);
  expect(await said('9:0', 'de')).toBe('opens: Bitte eine gerade Zahl');
  expect(await said('9:0', 'en')).toBe('opens: An even number, please');
});

test('JSON of the wrong shape is refused by its place', async () => {
  const wrong = await make(staff, { hours: { opens: 9, more: 1 } });
  expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([422, ['hours']]);
  expect(wrong.body.details.hours[0]).toMatchObject({
    op: 'custom',
    message: expect.stringMatching(/^opens: /),
  });
  expect(await make(staff, { hours: { opens: '09' } })).toMatchObject({ status: 201 });
});

test('texts in two languages share one label and one list of rules', async () => {
  const { columns } = (await ask(staff, 'GET', 'model/visits?lang=de')).body;
  expect([columns.note_de.label, columns.note_en.label]).toEqual([
    'Notiz (Deutsch)',
    'Notiz (Englisch)',
  ]);
  const long = await make(staff, { note_en: 'x'.repeat(21) });
  expect([long.status, Object.keys(long.body.details)]).toEqual([422, ['note_en']]);
});

test('each write adds an audit line with the user and the changed columns, without values', async () => {
  const { body } = await make(patient, { note_de: 'Geheimnis' });
  await put(staff, body.id, { note_de: 'anders' });
  const lines = await orm.em.fork().find(AuditEvent, { recordId: body.id }, { orderBy: { at: 1 } });
  expect(lines.map(({ action, actorId, view }) => [action, actorId, view])).toEqual([
    ['create', patient.id, 'visits'],
    ['update', staff.id, 'visits'],
  ]);
  expect(lines[1]?.columns.toSorted()).toEqual(['note_de', 'updated_at', 'version']);
  expect(JSON.stringify(lines)).not.toMatch(/Geheimnis|anders/);
  const change = orm.em.fork().execute(`update audit_events set action = 'x'`);
  await expect(change).rejects.toThrow('only grows');
});
