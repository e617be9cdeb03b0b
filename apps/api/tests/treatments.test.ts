import { afterAll, describe, expect, test, vi } from 'vitest';
import { serverSegments } from '../src/modules/records/views.ts';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

const treatment = {
  slug: 'lichttherapie',
  position: 20,
  active: true,
  name_de: 'Lichttherapie',
  name_en: 'Light therapy',
  summary_de: 'Rotes Licht für müde Haut.',
  summary_en: 'Red light for tired skin.',
  body_de: 'Erster Absatz.',
  body_en: 'First paragraph.',
  facts: {
    layer: 'lederhaut',
    depth_min: 1,
    depth_max: 2,
    duration_minutes: 20,
    ...{ sessions_de: 'vier', sessions_en: 'four', downtime_de: 'keine', downtime_en: 'none' },
    ...{ onset_de: 'später', onset_en: 'later', lasts_de: 'Wochen', lasts_en: 'weeks' },
  },
};

async function signedIn(url: string, email = 'staff@example.org'): Promise<TestClient> {
  const client = createClient(url);
  await client.signIn(email);
  return client;
}

// Sooner than a node that heard of nothing would look by itself.
const waitFor = (work: () => Promise<void>) => vi.waitFor(work, { timeout: 4000, interval: 20 });

test('a new treatment has its page, menu line and sitemap line on two nodes at once', async () => {
  const env = await freshEnvironment('postgres');
  const [one, two] = await Promise.all([startTestNode(env), startTestNode(env)]);
  const visitors = [createClient(one.url), createClient(two.url)];
  for (const visitor of visitors) {
    expect((await visitor.get('/lichttherapie')).status).toBe(404);
    expect((await visitor.get<string>('/preise')).body).not.toContain('Lichttherapie');
  }
  const staff = await signedIn(one.url);
  expect((await staff.send('POST', '/api/treatments/', treatment)).status).toBe(201);
  for (const visitor of visitors) {
    await waitFor(async () => {
      const german = await visitor.get<string>('/lichttherapie');
      expect(german.status).toBe(200);
      expect(german.body).toContain('<h1>Lichttherapie</h1>');
      const english = await visitor.get<string>('/lichttherapie?lang=en');
      expect(english.body).toContain('<h1>Light therapy</h1>');
      expect((await visitor.get<string>('/preise')).body).toContain('href="/lichttherapie"');
      expect((await visitor.get<string>('/sitemap.xml')).body).toContain('/lichttherapie?lang=en');
    });
    expect((await visitor.get('/erfunden')).status).toBe(404);
  }
});

describe.each(mainDatabases)('on %s', (kind) => {
  test('a treatment without texts of its own has no other one’s risks', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    await staff.send('POST', '/api/treatments/', treatment);
    const page = await createClient(node.url).get<string>('/lichttherapie');
    expect(page.body).toContain('Erster Absatz.');
    expect(page.body).not.toMatch(/Risiken|Lippenherpes/);
  });

  test('a treatment that is no longer offered is a 404, and comes back with its texts', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const visitor = createClient(node.url);
    const staff = await signedIn(node.url);
    expect((await visitor.get('/lipolyse')).status).toBe(200);
    const filter = encodeURIComponent('{"slug":"lipolyse"}');
    const found = await staff.get<{ id: string }[]>(`/api/treatments/?filter=${filter}`);
    const path = `/api/treatments/${found.body[0]?.id}`;
    for (const [active, status] of [
      [false, 404],
      [true, 200],
    ] as const) {
      const { body, headers } = await staff.get<object>(path);
      const ifMatch = { 'if-match': headers.get('etag') ?? '' };
      expect((await staff.send('PUT', path, { ...body, active }, ifMatch)).status).toBe(200);
      expect((await visitor.get('/lipolyse')).status).toBe(status);
      expect((await visitor.get('/lipolyse/_payload.json')).status).toBe(status);
    }
  });
});

test.each(['preise', 'login', 'test2', 'barrierefreiheit', 'api', 'assets', 'builds', 'health'])(
  'a treatment cannot have the address of another page or of the server: %s',
  async (slug) => {
    const node = await startTestNode(await freshEnvironment('pglite'));
    const staff = await signedIn(node.url);
    const answer = await staff.send<{ code: string; details: Record<string, unknown> }>(
      'POST',
      '/api/treatments/',
      { ...treatment, slug },
    );
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('VALIDATION_FAILED');
    expect(answer.body.details).toHaveProperty('slug');
  },
);

test('every address that the server registers begins with a segment that no treatment may have', async () => {
  const { app } = await startTestNode(await freshEnvironment('pglite'));
  const routes = app.printRoutes({ commonPrefix: false });
  const segments = [...routes.matchAll(/^[├└]── \/([^/ ]+)/gm)].map(([, segment = '']) => segment);
  expect(segments).toContain('health');
  expect(segments.filter((segment) => !serverSegments.has(segment))).toEqual([]);
});
