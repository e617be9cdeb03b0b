import type { MikroORM } from '@mikro-orm/pglite';
import type { Viewer } from '@praxiskit/core/fastify';
import { filterLimits, filterOps } from '@praxiskit/record-model';
import { createOpenApi } from '@praxiskit/record-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPractice, patient, staff, views } from './practice.ts';

let orm: MikroORM;
beforeAll(async () => {
  orm = (await createPractice()).orm;
});
afterAll(() => orm.close());

const describeFor = (viewer: Viewer | null) =>
  createOpenApi({ views, entityManager: () => orm.em.fork() })(viewer, 'en');

test('every address of records is described, with the methods that the caller may use [R8.8] [R8.9] [R8.10] [R8.11]', () => {
  const methods = (viewer: Viewer | null, path: string) =>
    Object.keys(describeFor(viewer).paths[path] ?? {}).filter((key) => key !== 'parameters');
  expect(methods(staff, '/api/treatments/')).toEqual(['get', 'post']);
  expect(methods(staff, '/api/treatments/{id}')).toEqual(['get', 'put', 'delete']);
  expect(methods(staff, '/api/treatments/{id}/concerns/')).toEqual(['get', 'post']);
  expect(methods(staff, '/api/treatments/{id}/concerns/{childId}')).toEqual(['delete']);
  expect(methods(staff, '/api/prices/{id}/treatment/')).toEqual(['get']);
  expect(methods(staff, '/api/model/{view}')).toEqual(['get']);
  expect(methods(patient, '/api/treatments/{id}')).toEqual(['get']);
  expect(methods(patient, '/api/treatments/{id}/concerns/')).toEqual(['get']);
  expect(describeFor(null).paths).not.toHaveProperty('/api/notes/');
});

test('a record has its required columns and the relations that may be included [R7.2] [R7.4]', () => {
  const { treatments, prices } = describeFor(staff).components.schemas;
  expect(treatments).toMatchObject({
    title: 'Treatments',
    required: ['id', 'version', 'name_de', 'position', 'active', 'facts'],
    properties: {
      version: { type: 'integer', readOnly: true },
      name_de: { type: 'string', maxLength: 40 },
      prices: { type: 'array', items: { $ref: '#/components/schemas/prices' } },
    },
  });
  expect(prices).toMatchObject({
    properties: {
      valid_from: { type: ['string', 'null'], format: 'date' },
      treatment: { anyOf: [{ $ref: '#/components/schemas/treatments' }, { type: 'null' }] },
    },
  });
  expect(JSON.stringify(prices)).not.toContain('secret');
});

test('the schema of a request has the writable columns, and marks the required ones', () => {
  expect(describeFor(staff).components.schemas['treatments.input']).toMatchObject({
    required: ['name_de'],
    properties: { active: { type: 'boolean' } },
  });
  // A viewer who may not create records gets no schema for them.
  expect(describeFor(patient).components.schemas).not.toHaveProperty('treatments.input');
});

test('each operation has its error answers, with their codes', () => {
  const { put } = describeFor(staff).paths['/api/prices/{id}'] as {
    put: { responses: Record<string, { description: string; content: object }> };
  };
  expect(Object.keys(put.responses)).toEqual([
    '200',
    '400',
    '401',
    '404',
    '409',
    '412',
    '413',
    '415',
    '422',
    '428',
    '429',
    '503',
  ]);
  expect(put.responses[422]?.description).toBe('READ_ONLY, VALIDATION_FAILED');
  expect(put.responses[422]?.content).toEqual({
    'application/json': { schema: { $ref: '#/components/schemas/Error' } },
  });
});

test('the parameters of a list are described with their operators and limits [R8.8]', () => {
  const { get } = describeFor(staff).paths['/api/prices/'] as {
    get: { parameters: { name: string; description?: string; schema: object }[] };
  };
  const named = (name: string) => get.parameters.find((each) => each.name === name);
  const filter = named('filter')?.description ?? '';
  const needed = [...filterOps, ...Object.values(filterLimits).map((limit) => `${limit} `)];
  expect(needed.filter((each) => !filter.includes(each))).toEqual([]);
  expect(named('limit')?.schema).toMatchObject({ minimum: 0, maximum: 500 });
  expect(named('offset')?.schema).toMatchObject({ minimum: 0, maximum: 100_000 });
});
