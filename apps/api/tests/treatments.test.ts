import { afterAll, describe, expect, test, vi } from 'vitest';
import { serverSegments } from '../src/modules/records/views.ts';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';

afterAll(stopAll);

const treatment = {
  // Any instant: it is published with the POST.
  published_at: '2026-01-01T00:00:00.000Z',
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
    ...{ sessions_min: 4, sessions_max: 4, interval_days: 7, check_days: null },
    ...{ downtime_days_min: 0, downtime_days_max: 0, signs_de: '', signs_en: '' },
    ...{ onset_days_min: 3, onset_days_max: 10, lasts_de: 'Wochen', lasts_en: 'weeks' },
  },
};

const texts = {
  ...{ purpose_de: 'Bei müder Haut.', purpose_en: 'For tired skin.' },
  ...{ alternatives_de: 'Schlaf.', alternatives_en: 'Sleep.' },
  ...{ exclusions_de: 'Epilepsie.', exclusions_en: 'Epilepsy.' },
  ...{ included_de: 'Brille.', included_en: 'Goggles.' },
  course: [{ title_de: 'Leuchten', title_en: 'Shining', text_de: 'Rot.', text_en: 'Red.' }],
  risks: [{ frequency: 'common', text_de: 'Wärme.', text_en: 'Warmth.' }],
  care: [{ from: -7, to: -1, text_de: 'Keine Sonne.', text_en: 'No sun.' }],
  questions: [
    { question_de: 'Hell?', question_en: 'Bright?', answer_de: 'Ja.', answer_en: 'Yes.' },
  ],
  evidence: {
    ...{ grade: 'good', text_de: 'Viele Studien.', text_en: 'Many studies.' },
    ...{ sources: ['Muster 2020'], reviewed_on: '2026-11-02' },
  },
};

const shownTexts = {
  de: [
    ...['Bei müder Haut.', 'Schlaf.', 'Epilepsie.', 'Brille.', 'Leuchten', 'Wärme.'],
    ...['1\u00a0Woche vorher', 'Keine Sonne.', 'Hell?', 'Belege: gut.', 'Muster 2020'],
    ...['4, im Abstand von 1\u00a0Woche', 'nach 3–10\u00a0Tagen'],
  ],
  en: [
    ...['For tired skin.', 'Sleep.', 'Epilepsy.', 'Goggles.', 'Shining', 'Warmth.'],
    ...['1\u00a0week before', 'No sun.', 'Bright?', 'Evidence: good.', 'Muster 2020'],
    ...['4, 1\u00a0week apart', 'after 3–10\u00a0days'],
  ],
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
    expect((await staff.send('POST', '/api/treatments/', treatment)).status).toBe(201);
    const page = await createClient(node.url).get<string>('/lichttherapie');
    expect(page.body).toContain('Erster Absatz.');
    expect(page.body).not.toMatch(/Risiken|Lippenherpes/);
  });

  test('every text of a treatment is on its page, and changes there as soon as it is saved', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const visitor = createClient(node.url);
    const staff = await signedIn(node.url);
    const made = await staff.send<{ id: string }>('POST', '/api/treatments/', {
      ...{ ...treatment, ...texts },
    });
    expect(made.status).toBe(201);
    const path = `/api/treatments/${made.body.id}`;
    for (const [lang, shown] of Object.entries(shownTexts)) {
      const { body } = await visitor.get<string>(`/lichttherapie?lang=${lang}`);
      for (const text of shown) expect(body).toContain(text);
    }
    const { body, headers } = await staff.get<object>(path);
    const risks = [{ frequency: 'rare', text_de: 'Blendung.', text_en: 'Glare.' }];
    const ifMatch = { 'if-match': headers.get('etag') ?? '' };
    expect((await staff.send('PUT', path, { ...body, risks }, ifMatch)).status).toBe(200);
    const after = (await visitor.get<string>('/lichttherapie')).body;
    expect(after).toContain('Blendung.');
    expect(after).not.toContain('Wärme.');
  });

  test('a text in one language alone is a 422 that names its place', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    const answer = await staff.send<{ details: Record<string, { message: string }[]> }>(
      'POST',
      '/api/treatments/',
      { ...treatment, course: [{ title_de: 'Leuchten', text_de: 'Rot.' }] },
    );
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body.details.course)).toContain('0.title_en');
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

test('a treatment cannot have the address of another page or of the server', async () => {
  const node = await startTestNode(await freshEnvironment('pglite'));
  const staff = await signedIn(node.url);
  for (const slug of [
    ...['preise', 'login', 'test2', 'barrierefreiheit'],
    ...['api', 'assets', 'builds', 'health'],
  ]) {
    const answer = await staff.send<{ code: string; details: Record<string, unknown> }>(
      'POST',
      '/api/treatments/',
      { ...treatment, slug },
    );
    expect([slug, answer.status, answer.body.code]).toEqual([slug, 422, 'VALIDATION_FAILED']);
    expect(answer.body.details).toHaveProperty('slug');
  }
});

test('every address that the server registers begins with a segment that no treatment may have', async () => {
  const { app } = await startTestNode(await freshEnvironment('pglite'));
  const routes = app.printRoutes({ commonPrefix: false });
  const segments = [...routes.matchAll(/^[├└]── \/([^/ ]+)/gm)].map(([, segment = '']) => segment);
  expect(segments).toContain('health');
  expect(segments.filter((segment) => !serverSegments.has(segment))).toEqual([]);
});
