import { afterAll, describe, expect, test, vi } from 'vitest';
import { serverSegments } from '../src/modules/records/views.ts';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';
import { publish } from './support/publish.ts';
import {
  bareTreatment,
  publishTreatment,
  treatmentPrice,
  wholeTreatment,
} from './support/treatment.ts';

afterAll(stopAll);

const more = {
  alternatives_de: 'Schlaf.',
  alternatives_en: 'Sleep.',
  included_de: 'Brille.',
  included_en: 'Goggles.',
  questions: [
    { question_de: 'Hell?', question_en: 'Bright?', answer_de: 'Ja.', answer_en: 'Yes.' },
  ],
  evidence: {
    grade: 'good',
    text_de: 'Viele Studien.',
    text_en: 'Many studies.',
    sources: ['Muster 2020'],
    reviewed_on: '2026-11-02',
  },
};

const shownTexts = {
  de: [
    'Bei müder Haut.',
    'Schlaf.',
    'Epilepsie.',
    'Brille.',
    'Leuchten',
    'Wärme.',
    '1\u00a0Woche vorher',
    'Keine Sonne.',
    'Hell?',
    'Belege: gut.',
    'Muster 2020',
    '4, im Abstand von 1\u00a0Woche',
    'nach 3–10\u00a0Tagen',
  ],
  en: [
    'For tired skin.',
    'Sleep.',
    'Epilepsy.',
    'Goggles.',
    'Shining',
    'Warmth.',
    '1\u00a0week before',
    'No sun.',
    'Bright?',
    'Evidence: good.',
    'Muster 2020',
    '4, 1\u00a0week apart',
    'after 3–10\u00a0days',
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
  await publishTreatment(staff);
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
  test('a treatment without texts shows no risks of another treatment', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    const made = await staff.send<{ id: string }>('POST', '/api/treatments/', bareTreatment);
    const page = await staff.get<string>(`/lichttherapie?draft=treatments/${made.body.id}`);
    expect(page.body).toContain('Erster Absatz.');
    expect(page.body).not.toMatch(/Risiken|Lippenherpes/);
  });

  test('every text of a treatment is on its page, and changes there as soon as it is published', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const visitor = createClient(node.url);
    const staff = await signedIn(node.url);
    const { id } = await publishTreatment(staff, more);
    for (const [lang, shown] of Object.entries(shownTexts)) {
      const { body } = await visitor.get<string>(`/lichttherapie?lang=${lang}`);
      for (const text of shown) expect(body).toContain(text);
    }
    const risks = [{ frequency: 'rare', text_de: 'Blendung.', text_en: 'Glare.' }];
    expect((await publish(staff, 'treatments', id, { risks })).status).toBe(200);
    const after = (await visitor.get<string>('/lichttherapie')).body;
    expect(after).toContain('Blendung.');
    expect(after).not.toContain('Wärme.');
  });

  test('a treatment has all required texts and a price before it is public', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    type Answer = { id: string; version: number; details: Record<string, { message: string }[]> };
    const send = (path: string, body: object, headers?: Record<string, string>) =>
      staff.send<Answer>(headers ? 'PUT' : 'POST', `/api/${path}`, body, headers);
    const { id } = (await send('treatments/', bareTreatment)).body;
    const publishNew = (version: number) => send(`drafts/treatments/${id}/publish`, { version });
    const lacking = ['purpose_de', 'purpose_en', 'exclusions_de', 'exclusions_en'];
    const refused = await publishNew(1);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([
      422,
      [...lacking, 'course', 'risks', 'care', 'prices'],
    ]);
    expect(refused.body.details.risks?.[0]?.message).toMatch(/^Fehlt noch/);
    const put = async (values: object) => {
      const { body, headers } = await staff.get<object>(`/api/treatments/${id}`);
      const ifMatch = { 'if-match': headers.get('etag') ?? '' };
      return send(`treatments/${id}`, { ...body, ...values }, ifMatch);
    };
    const lasts = { ...bareTreatment.facts, lasts_en: '' };
    const { version } = (await put({ ...wholeTreatment, facts: lasts })).body;
    expect(Object.keys((await publishNew(version)).body.details)).toEqual(['facts', 'prices']);
    const whole = (await put(wholeTreatment)).body.version;
    expect(Object.keys((await publishNew(whole)).body.details)).toEqual(['prices']);
    // A price that is not public yet does not count.
    const price = (await send('prices/', { ...treatmentPrice, treatment_id: id })).body;
    expect((await publishNew(whole)).status).toBe(422);
    expect((await send(`drafts/prices/${price.id}/publish`, { version: 1 })).status).toBe(200);
    expect((await publishNew(whole)).status).toBe(200);
    // What is public loses nothing of it.
    for (const values of [{ risks: [] }, { exclusions_en: ' ' }]) {
      const lost = await publish(staff, 'treatments', id, values);
      expect([lost.status, Object.keys(lost.body.details)]).toEqual([422, Object.keys(values)]);
    }
    const at = { published_at: '2026-01-01T00:00:00.000Z' };
    const atOnce = await send('treatments/', { ...wholeTreatment, slug: 'blaulicht', ...at });
    expect([atOnce.status, Object.keys(atOnce.body.details)]).toEqual([422, ['prices']]);
  });

  test('a treatment that is offered keeps a price that is valid today', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    const { id } = await publishTreatment(staff);
    const filter = encodeURIComponent(JSON.stringify({ treatment_id: id }));
    const prices = () => staff.get<{ id: string }[]>(`/api/prices/?filter=${filter}`);
    const first = `prices/${(await prices()).body[0]?.id}`;
    type Answer = { id: string; message: string; details: Record<string, { message: string }[]> };
    const change = (path: string, values: object) => {
      const [view = '', row = ''] = path.split('/');
      return publish(staff, view, row, values);
    };
    const remove = (path: string, lang = 'de') =>
      staff.send<Answer>('DELETE', `/api/${path}?lang=${lang}`, undefined, { 'if-match': '*' });
    const refused = await remove(first);
    expect([refused.status, Object.keys(refused.body.details)]).toEqual([422, ['treatment_id']]);
    expect(refused.body.message).toMatch(/^Das ist der letzte Preis, .*„Lichttherapie“/);
    const inEnglish = await remove(first, 'en');
    expect(inEnglish.body.message).toMatch(/^This is the last price .*“Light therapy”/);
    for (const values of [{ valid_from: '2099-01-01' }, { treatment_id: null }]) {
      const lost = await change(first, values);
      expect([lost.status, Object.keys(lost.body.details)]).toEqual([422, Object.keys(values)]);
    }
    // Another figure is no loss; nor is a draft, or a price of a later day, another price.
    expect((await change(first, { amount: '88.00' })).status).toBe(200);
    const more = { ...treatmentPrice, treatment_id: id, label_de: 'Zwei', label_en: 'Two' };
    const add = (values: object) =>
      staff.send<Answer>('POST', '/api/prices/', { ...more, ...values });
    const published_at = '2026-01-01T00:00:00.000Z';
    const draft = (await add({})).body.id;
    await add({ published_at, valid_from: '2099-01-01' });
    expect((await remove(first)).status).toBe(422);
    // One that follows at once takes its place.
    await staff.send('POST', `/api/drafts/prices/${draft}/publish`, { version: 1 });
    expect((await remove(first)).status).toBe(204);
    expect((await remove(`prices/${draft}`)).status).toBe(422);
    // What is not offered has no page. It is offered again with a price.
    expect((await change(`treatments/${id}`, { active: false })).status).toBe(200);
    expect((await remove(`prices/${draft}`)).status).toBe(204);
    const again = await change(`treatments/${id}`, { active: true });
    expect([again.status, Object.keys(again.body.details)]).toEqual([422, ['prices']]);
    await add({ published_at });
    expect((await change(`treatments/${id}`, { active: true })).status).toBe(200);
  });

  test('former published amounts stay in the price, for publishers alone', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    const { id } = await publishTreatment(staff);
    const filter = encodeURIComponent(JSON.stringify({ treatment_id: id }));
    const list = `/api/prices/?filter=${filter}`;
    type Row = { id: string; version: number };
    type Change = { by: string; from?: string; to: string };
    type Line = Row & { amount: string; history: Change[]; draft_of_id: string | null };
    const line = async () =>
      (await staff.get<Line[]>(list)).body.find((row) => row.draft_of_id === null) as Line;
    const first = await line();
    expect(first.history).toMatchObject([{ to: first.amount }]);
    expect(first.history[0]).not.toHaveProperty('from');
    const put = async (row: string, values: object) => {
      const { headers } = await staff.get(`/api/prices/${row}`);
      const ifMatch = { 'if-match': headers.get('etag') ?? '' };
      return staff.send<Row>('PUT', `/api/prices/${row}`, values, ifMatch);
    };
    // A draft changes nothing that visitors read, and another text is no other amount.
    const draft = await staff.send<Row>('POST', `/api/drafts/prices/${first.id}/open`, {});
    const { version } = (await put(draft.body.id, { amount: '99' })).body;
    expect((await line()).history).toHaveLength(1);
    await staff.send('POST', `/api/drafts/prices/${first.id}/publish`, { version });
    await publish(staff, 'prices', first.id, { note_de: 'neu', note_en: 'new' });
    const { history } = await line();
    expect(history).toHaveLength(2);
    expect(history[1]).toMatchObject({ from: first.amount, to: '99.00' });
    expect(history[1]?.by).toBeTruthy();
    // It is no text of a role, and no visitor's.
    const refused = await put(first.id, { history: [] });
    expect([refused.status, (await line()).history]).toEqual([422, history]);
    const guest = await fetch(`${node.url}${list}`);
    expect(await guest.json()).not.toHaveProperty('0.history');
  });

  test('when two people delete the last two prices at once one price stays', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    const { id } = await publishTreatment(staff);
    const published_at = '2026-01-01T00:00:00.000Z';
    const second = { ...treatmentPrice, treatment_id: id, published_at, label_de: 'Zwei' };
    await staff.send('POST', '/api/prices/', second);
    const filter = encodeURIComponent(JSON.stringify({ treatment_id: id }));
    const { body } = await staff.get<{ id: string }[]>(`/api/prices/?filter=${filter}`);
    const answers = await Promise.all(
      body.map((price) =>
        staff.send('DELETE', `/api/prices/${price.id}`, undefined, { 'if-match': '*' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
  });

  test('a text in one language alone is a 422 that names its place', async () => {
    const node = await startTestNode(await freshEnvironment(kind));
    const staff = await signedIn(node.url);
    const answer = await staff.send<{ details: Record<string, { message: string }[]> }>(
      'POST',
      '/api/treatments/',
      { ...bareTreatment, course: [{ title_de: 'Leuchten', text_de: 'Rot.' }] },
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
    const id = found.body[0]?.id ?? '';
    for (const [active, status] of [
      [false, 404],
      [true, 200],
    ] as const) {
      expect((await publish(staff, 'treatments', id, { active })).status).toBe(200);
      expect((await visitor.get('/lipolyse')).status).toBe(status);
      expect((await visitor.get('/lipolyse/_payload.json')).status).toBe(status);
    }
  });
});

test('a treatment cannot have the address of another page or of the server', async () => {
  const node = await startTestNode(await freshEnvironment('pglite'));
  const staff = await signedIn(node.url);
  for (const slug of [
    'preise',
    'login',
    'test2',
    'barrierefreiheit',
    'api',
    'assets',
    'builds',
    'health',
  ]) {
    const answer = await staff.send<{ code: string; details: Record<string, unknown> }>(
      'POST',
      '/api/treatments/',
      { ...wholeTreatment, slug },
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
