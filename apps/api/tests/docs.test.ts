import release from '@praxiskit/server-kit/package.json' with { type: 'json' };
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createClient, type TestClient } from './support/client.ts';
import {
  anyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { describeFor } from './support/record-types.ts';
import { routesOf } from './support/routes.ts';

interface Document extends Record<string, unknown> {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  responses: Record<string, unknown>;
  requestBody?: { content: Record<string, { schema: Body }> };
}

interface Body {
  required?: string[];
  properties?: Record<string, { default?: unknown }>;
}

const address = '/api/docs/json';
let node: TestNode;
let guest: TestClient;
let staff: TestClient;
/** Every route that Fastify has, with its method: `GET /api/public`. */
let routes: string[];
beforeAll(async () => {
  node = await startTestNode(await freshEnvironment(anyDatabase));
  guest = createClient(node.url);
  staff = createClient(node.url);
  await staff.signIn('staff@example.org');
  routes = routesOf(node.app).map(({ method, url }) => `${method} ${url}`);
});
afterAll(stopAll);

test('the API description, the metrics and the public data name the released version of the packages', async () => {
  expect(release.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await guest.get<Document>(address)).body.info.version).toBe(release.version);
  expect(
    (await guest.get<{ config: { version: string } }>('/api/public')).body.config.version,
  ).toBe(release.version);
  const metrics = await (await fetch(`${node.url}/metrics`)).text();
  expect(metrics).toContain(`site_info{version="${release.version}"} 1`);
});

/** Pages, and the files of a build: no API. */
const ofPages =
  /^GET (\*|\/\*|\/api\/\*|\/assets\/\*|\/favicon\.(svg|png|ico)|\/manifest\.webmanifest|\/sitemap\.xml|\/robots\.txt)$/;

test('the document is valid OpenAPI 3.1, for a guest and for the staff', async () => {
  for (const client of [guest, staff]) {
    const { body } = await client.get<Document>(address);
    expect(body.openapi).toBe('3.1.0');
    expect(await new Validator().validate(body)).toEqual({ valid: true });
  }
});

test('no body has to have what has a default', async () => {
  const { paths } = (await staff.get<Document>(address)).body;
  const bodies = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap(({ requestBody }) =>
      Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ path, schema })),
    ),
  );
  const withDefault = bodies.flatMap(({ path, schema: { required = [], properties = {} } }) =>
    required.filter((name) => properties[name]?.default !== undefined).map((name) => [path, name]),
  );
  expect(bodies.length).toBeGreaterThan(20);
  expect(withDefault).toEqual([]);
});

test('every route but those of pages is described, and nothing else [R8.1] [R8.2] [R8.7]', async () => {
  const { paths } = (await staff.get<Document>(address)).body;
  const described = new Set(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((key) => key !== 'parameters')
        .map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
  expect(routes.length).toBeGreaterThan(40);
  const plain = routes
    .filter((route) => !/^(HEAD|OPTIONS) /.test(route) && !ofPages.test(route))
    .map((route) => route.replace(/:(\w+)/g, '{$1}'));
  const isOfRecords = (route: string) => / \/api\/(model\/)?\{view\}/.test(route);
  const records = plain.filter(isOfRecords);
  const own = plain.filter((route) => !isOfRecords(route));
  // Of batches a POST is described; the others only say so.
  const refusals = own.filter(
    (route) => / \/api\/batch\/?$/.test(route) && route !== 'POST /api/batch',
  );
  expect(refusals).toHaveLength(9);
  const answered = own.filter((route) => !refusals.includes(route));
  expect(answered.filter((route) => !described.has(route))).toEqual([]);
  expect(own).toContain('POST /api/construction');

  // The routes of records are described view by view; one without a slash at its end is the same. Of five addresses
  // each method is taken, if only to say which there are, and of the others a POST.
  expect(records).toHaveLength((5 * 5 + 2) * 2);
  const views = (await describeFor([['staff']])).map(({ name }) => name);
  expect(views).toContain('letters');
  // Staff are no admins: neither the log of accounts nor failed mails are theirs.
  for (const view of ['audit', 'failed_mails']) expect(views).not.toContain(view);
  for (const view of views) expect(described).toContain(`GET /api/${view}/{id}`);
  // The tree that Fastify prints leaves out what is below a wildcard.
  const known = new Set([...own, 'GET /_ipx/{*}']);
  expect(own).toContain('GET /api/events');
  const others = [...described].filter((route) => !known.has(route));
  const ofView = new RegExp(`^[A-Z]+ /api/(model/\\{view\\}|(${views.join('|')})/.*)$`);
  expect(others.filter((route) => !ofView.test(route))).toEqual([]);
});

test('the documentation does not describe to a guest the records that a guest may not see', async () => {
  const { headers, body } = await guest.get<Document>(address);
  expect(Object.keys(body.paths)).not.toContain('/api/letters/');
  expect(Object.keys(body.paths['/api/prices/'] ?? {})).toEqual(['get']);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('the page for people loads nothing, and names every address', async () => {
  const { headers, body } = await staff.get<string>('/api/docs');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(body).not.toMatch(/<script|src=|url\(|https?:\/\/(?!localhost)/);
  const { paths } = (await staff.get<Document>(address)).body;
  for (const path of Object.keys(paths)) expect(body).toContain(`<code>${path}</code>`);
});

test('a closed construction gate closes the documentation, too [R3.1]', async () => {
  const closed = await startTestNode(await freshEnvironment(anyDatabase, { CONSTRUCTION: '1' }));
  for (const path of ['/api/docs', address]) {
    expect((await createClient(closed.url).get(path)).status).toBe(503);
  }
});

/** Answers by their status, as the document has them for a path. */
function schemaOf(document: Document, path: string, status: number): z.ZodType {
  const text = JSON.stringify(document).replaceAll('#/components/schemas/', '#/$defs/');
  const { paths, components } = JSON.parse(text);
  const { content } = paths[path].get.responses[status];
  return z.fromJSONSchema({ ...content['application/json'].schema, $defs: components.schemas });
}

test('answers match the schemas of the API description', async () => {
  const document = (await staff.get<Document>(address)).body;
  const ask = async (path: string, address: string, client = staff) => {
    const { status, body } = await client.get(address);
    const { success, error } = schemaOf(document, path, status).safeParse(body);
    expect(success, `${address}: ${error}`).toBe(true);
    return body;
  };
  const [price] = (await ask('/api/prices/', '/api/prices/?include=treatment')) as { id: string }[];
  await ask('/api/prices/{id}', `/api/prices/${price?.id}`);
  await ask('/api/prices/{id}', '/api/prices/0');
  await ask('/api/prices/', '/api/prices/?count');
  await ask('/api/prices/', '/api/prices/?sort=nothing');
  for (const view of ['concerns', 'profiles', 'users']) await ask(`/api/${view}/`, `/api/${view}/`);
  await ask('/api/treatments/', '/api/treatments/?include=prices,concerns');
  await ask('/api/letters/', '/api/letters/', guest);
  await ask('/api/model/{view}', '/api/model/letters');
  for (const client of [guest, staff]) await ask('/api/auth/session', '/api/auth/session', client);
  for (const path of ['/api/auth/providers', '/api/auth/csrf', '/api/public', '/health/ready']) {
    await ask(path, path);
  }
});
