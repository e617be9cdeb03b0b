import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM, PgliteDriver } from '@mikro-orm/pglite';
import {
  AuditEvent,
  defineView,
  inBothLanguages,
  keepAudit,
  keepShape,
  keepSteps,
  recordProperties,
  recordServer,
  type Viewer,
} from '@praxiskit/record-server';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const VisitSchema = defineEntity({
  name: 'Visit',
  tableName: 'visits',
  properties: {
    ...recordProperties,
    owner: p.uuid().nullable(),
    noteDe: p.string().nullable(),
    noteEn: p.string().nullable(),
    status: p.enum(['asked', 'fixed', 'off'] as const).default('asked'),
    hours: p.json<object>().nullable(),
  },
});
class Visit extends VisitSchema.class {}
VisitSchema.setClass(Visit);

const viewer = (name: string, digit: number): Viewer => ({
  ...{ id: `01990000-0000-7000-8000-00000000000${digit}`, name, email: `${name}@example.org` },
  roles: name === 'staff' ? ['staff'] : [],
});
const staff = viewer('staff', 1);
const patient = viewer('patient', 2);

const steps = { first: ['asked', 'fixed'], next: { asked: ['fixed', 'off'], fixed: ['off'] } };
const ofPatient = { first: ['asked'], next: { asked: ['off'] } };
const isStaff = (who: Viewer | null) => who?.roles.includes('staff') === true;
const shapes = keepShape({ hours: z.strictObject({ opens: z.string() }).nullish() });
const statusSteps = keepSteps('status', (who) => (isStaff(who) ? steps : ofPatient));

const visits = defineView({
  name: 'visits',
  entity: Visit,
  columns: inBothLanguages({
    note: { label: { de: 'Notiz', en: 'Note' }, rules: ['maxLength:20'] },
  }),
  access(who) {
    if (!who) return null;
    const writable = ['note_de', 'note_en', 'status', 'hours'] as const;
    if (isStaff(who)) return { read: true, create: true, update: true, writable };
    const mine = { owner: who.id };
    return { read: mine, create: mine, update: mine, writable, createOnly: ['note_de', 'hours'] };
  },
  hooks: {
    beforeCreate: [
      (values, { viewer: who }) => {
        values.owner = who?.id;
      },
      statusSteps,
      shapes,
    ],
    beforeUpdate: [statusSteps, shapes],
  },
});

let orm: MikroORM;
let app: FastifyInstance;
beforeAll(async () => {
  orm = await MikroORM.init({
    ...{ driver: PgliteDriver, dbName: 'memory://', entities: [Visit, AuditEvent] },
  });
  await orm.schema.create();
  app = Fastify();
  await app.register(recordServer, {
    views: [visits],
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

async function ask(who: Viewer, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const headers = { who: who.name, 'if-match': '*', 'accept-language': 'en' };
  const answer = await app.inject({
    ...{ method, url: `/api/${path}`, headers },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const make = (who: Viewer, body: object) => ask(who, 'POST', 'visits', body);
const put = (who: Viewer, id: string, body: object) => ask(who, 'PUT', `visits/${id}`, body);

test('a value goes from step to step, each viewer by their own, and no way back', async () => {
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

test('what a viewer sets once is fixed for them from then on, and for others it is not', async () => {
  const columnsFor = async (who: Viewer) => (await ask(who, 'GET', 'model/visits')).body.columns;
  expect((await columnsFor(patient)).note_de).toMatchObject({ createOnly: true });
  expect((await columnsFor(staff)).note_de).not.toHaveProperty('createOnly');
  const { body } = await make(patient, { note_de: 'einmal' });
  expect(body.note_de).toBe('einmal');
  expect(await put(patient, body.id, { ...body, note_de: 'zweimal' })).toMatchObject({
    status: 422,
    body: { code: 'READ_ONLY', details: { fields: ['note_de'] } },
  });
  expect((await put(patient, body.id, { ...body, note_en: 'twice' })).status).toBe(200);
  expect((await put(staff, body.id, { note_de: 'zweimal' })).status).toBe(200);
});

test('JSON that has another shape is refused by its place', async () => {
  const wrong = await make(staff, { hours: { opens: 9, more: 1 } });
  expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([422, ['hours']]);
  expect(wrong.body.details.hours[0]).toMatchObject({
    ...{ op: 'custom', message: expect.stringMatching(/^opens: /) },
  });
  expect(await make(staff, { hours: { opens: '9' } })).toMatchObject({ status: 201 });
});

test('texts that are there twice have one label and one list of rules', async () => {
  const { columns } = (await ask(staff, 'GET', 'model/visits?lang=de')).body;
  expect([columns.note_de.label, columns.note_en.label]).toEqual([
    ...['Notiz (Deutsch)', 'Notiz (Englisch)'],
  ]);
  const long = await make(staff, { note_en: 'x'.repeat(21) });
  expect([long.status, Object.keys(long.body.details)]).toEqual([422, ['note_en']]);
});

test('each write leaves a line of who has changed which columns, without their values', async () => {
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
