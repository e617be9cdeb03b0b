import { apiDocs, createServer } from '@praxiskit/server-kit';
import { expect, test } from 'vitest';

async function createSite() {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  await app.register(apiDocs, {
    info: { title: 'A <site>', version: '1.2.3' },
    origin: new URL('https://praxis.example'),
    more: ({ headers }) =>
      headers.authorization === undefined
        ? {}
        : {
            tags: [{ name: 'rooms', description: 'Räume & Zeiten' }],
            paths: {
              '/api/rooms/{id}': {
                parameters: [
                  { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
                ],
                get: {
                  tags: ['rooms'],
                  summary: 'Reads a room',
                  responses: {
                    200: {
                      description: 'The room',
                      content: {
                        'application/json': { schema: { $ref: '#/components/schemas/rooms' } },
                      },
                    },
                  },
                },
              },
            },
            components: {
              schemas: {
                rooms: {
                  type: 'object',
                  required: ['id'],
                  properties: {
                    id: { type: 'string', maxLength: 9, description: 'Such as `a-1`' },
                  },
                },
              },
            },
          },
  });
  const schema = { tags: ['things'], summary: 'Lists <things>' };
  app.get('/api/things', { schema }, async () => []);
  app.get('/page', async () => 'page');
  return app;
}

test('the document has every route with a tag, and what its caller may see besides', async () => {
  const app = await createSite();
  const guest = (await app.inject('/api/docs/json')).json();
  expect(guest).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'A <site>', version: '1.2.3' },
    servers: [{ url: 'https://praxis.example' }],
  });
  const own = ['/api/docs', '/api/docs/json', '/api/things'];
  expect(Object.keys(guest.paths)).toEqual(own);
  const headers = { authorization: 'x' };
  const known = await app.inject({ url: '/api/docs/json', headers });
  expect(Object.keys(known.json().paths)).toEqual([...own, '/api/rooms/{id}']);
  expect(known.headers['cache-control']).toBe('private, no-store');
  // What one caller was shown is not there for the next.
  expect(Object.keys((await app.inject('/api/docs/json')).json().paths)).toEqual(own);
});

test('the page shows parameters, answers and schemas, and no text of theirs as markup', async () => {
  const app = await createSite();
  const { headers, body } = await app.inject({
    url: '/api/docs',
    headers: { authorization: 'x' },
  });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<h1>A &lt;site&gt;</h1>');
  expect(body).toContain('Lists &lt;things&gt;');
  expect(body).toContain('<h2>rooms</h2><p>Räume &amp; Zeiten</p>');
  expect(body).toContain('<code>id</code> (required)');
  expect(body).toContain('<a href="#schema-rooms">rooms</a>');
  expect(body).toContain('<h3 id="schema-rooms">rooms</h3>');
  expect(body).toContain('<td>string, length to 9</td><td>Such as <code>a-1</code></td>');
});
