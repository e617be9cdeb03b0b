import { defineEntity, p } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/pglite';
import type { Allowance, Finding } from '@praxiskit/compliance';
import { keepFindings, withholdOpenFindings } from '@praxiskit/compliance/server';
import { recordProperties } from '@praxiskit/core/mikro-orm';
import { AuditEvent, defineView, keepAudit, recordServer } from '@praxiskit/record-server';
import { inMemory } from '@praxiskit/test-support/pglite';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

const schema = defineEntity({
  name: 'Text',
  tableName: 'texts',
  properties: {
    ...recordProperties,
    bodyDe: p.text(),
    allowed: p.json<Allowance[]>().default([]),
    findings: p.json<Finding[]>().default([]),
    publishedAt: p.datetime(3).nullable(),
  },
});
class Text extends schema.class {}
schema.setClass(Text);

const hooks = [
  keepFindings({ findings: 'findings' }),
  withholdOpenFindings({ allowed: 'allowed', publishes: ['published_at'] }),
];
const writable = ['body_de', 'allowed', 'published_at'] as const;
const texts = defineView({
  name: 'texts',
  entity: Text,
  hooks: { beforeCreate: hooks, beforeUpdate: hooks },
  access: () => ({ read: true, create: true, update: true, writable: [...writable] }),
});

let orm: MikroORM;
const app = fastify();
beforeAll(async () => {
  orm = await MikroORM.init({ ...(await inMemory()), entities: [Text, AuditEvent] });
  await orm.schema.create();
  await app.register(recordServer, {
    views: [texts],
    entityManager: () => orm.em.fork(),
    viewer: () => ({
      id: '019aa000-0000-7000-8000-000000000001',
      email: 'anna@example.org',
      name: 'Anna',
      roles: ['staff'],
    }),
    locale: () => 'de',
    onWrite: keepAudit,
  });
});
afterAll(async () => {
  await app.close();
  await orm.close();
});

async function send(method: 'POST' | 'PUT', url: string, payload: object, version?: number) {
  const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
  const answer = await app.inject({ method, url, payload, headers });
  return { status: answer.statusCode, body: answer.json() };
}

test('a draft with findings is saved, and published when each is changed or allowed, on record', async () => {
  const draft = await send('POST', '/api/texts', { body_de: 'Das hält dauerhaft.' });
  expect(draft.status).toBe(201);
  expect(draft.body.findings).toMatchObject([
    { rule: 'lasting-result', where: 'body_de', quote: 'dauerhaft' },
  ]);
  const path = `/api/texts/${draft.body.id}`;

  const published_at = '2026-11-20T09:00:00.000Z';
  const refused = await send('PUT', path, { ...draft.body, published_at }, draft.body.version);
  expect(refused.status).toBe(422);
  expect(refused.body.details.published_at[0].message).toContain('„dauerhaft“');

  const allowed = [
    {
      rule: 'lasting-result',
      quote: 'dauerhaft',
      reason: 'Von der Kammer geprüft.',
      by: 'anna',
      at: published_at,
    },
  ];
  const published = await send(
    'PUT',
    path,
    { ...draft.body, allowed, published_at },
    draft.body.version,
  );
  expect(published.status).toBe(200);
  expect(published.body).toMatchObject({ allowed, published_at });
  const lines = await orm.em.fork().findAll(AuditEvent);
  expect(JSON.stringify(lines)).toContain('allowed');
});
