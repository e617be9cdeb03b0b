import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import {
  anyDatabase,
  emptyEnvironment,
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { publish } from './support/publish.ts';

afterAll(stopAll);

type Row = Record<string, unknown> & { id: string };

/** The text of a page as a visitor sees it. */
const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '').replace(/\s+/g, ' ');

describe.each(mainDatabases)('on %s', (kind) => {
  let node: TestNode;
  const clients = {} as Record<'guest' | 'patient' | 'staff' | 'admin', TestClient>;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    clients.guest = createClient(node.url);
    for (const who of ['patient', 'staff', 'admin'] as const) {
      clients[who] = createClient(node.url);
      await clients[who].signIn(`${who}@example.org`);
    }
  });

  async function find(view: string, filter: object): Promise<Row> {
    const query = encodeURIComponent(JSON.stringify(filter));
    const { body } = await clients.staff.get<Row[]>(`/api/${view}/?filter=${query}`);
    if (!body[0]) throw new Error(`No ${view}`);
    return body[0];
  }
  async function change(view: string, filter: object, values: object) {
    const { id } = await find(view, filter);
    return publish(clients.staff, view, id, values);
  }
  const pageIn = async (path: string, lang: string) =>
    textOf((await clients.guest.get<string>(`${path}?lang=${lang}`)).body);

  // A word of its own for each: the pages of one case may be those of another.
  const inBoth = (column: string, word: string) => ({
    values: { [`${column}_de`]: `NEU-${word}`, [`${column}_en`]: `NEW-${word}` },
    shown: { de: `NEU-${word}`, en: `NEW-${word}` },
  });
  const alike = (text: string) => ({ de: text, en: text });
  const hours = [{ day: 6, opens: '07:45', closes: '08:15' }];

  test.each([
    {
      what: 'a price',
      view: 'prices',
      filter: { label_de: 'Hydrafacial' },
      path: '/preise',
      values: { amount: '1234.00' },
      shown: { de: '1.234', en: '1,234' },
    },
    {
      what: 'a treatment’s text',
      view: 'treatments',
      filter: { slug: 'hyaluron' },
      path: '/hyaluron',
      ...inBoth('body', 'treatment'),
    },
    {
      what: 'a concern',
      view: 'concerns',
      filter: { position: 0 },
      path: '/',
      ...inBoth('name', 'concern'),
    },
    {
      what: 'the telephone',
      view: 'practice',
      filter: {},
      path: '/',
      values: { phone: '03643 99 88 77' },
      shown: alike('03643 99 88 77'),
    },
    {
      what: 'the opening hours',
      view: 'practice',
      filter: {},
      path: '/',
      values: { hours },
      shown: alike('7:45'),
    },
    {
      what: 'the text of a page',
      view: 'pages',
      filter: { slug: 'impressum' },
      path: '/impressum',
      ...inBoth('body', 'imprint'),
    },
    {
      what: 'the title of a page',
      view: 'pages',
      filter: { slug: 'datenschutz' },
      path: '/datenschutz',
      ...inBoth('title', 'privacy'),
    },
    {
      what: 'what home begins with',
      view: 'pages',
      filter: { slug: 'home' },
      path: '/',
      ...inBoth('body', 'home'),
    },
    {
      what: 'what prices begin with',
      view: 'pages',
      filter: { slug: 'preise' },
      path: '/preise',
      ...inBoth('body', 'prices'),
    },
  ])('staff change $what, and the next reader has it in both languages', async (each) => {
    const { view, filter, path, values, shown } = each;
    expect(await pageIn(path, 'de')).not.toContain(shown.de);
    expect(await pageIn(path, 'en')).not.toContain(shown.en);
    expect((await change(view, filter, values)).status).toBe(200);
    expect(await pageIn(path, 'de')).toContain(shown.de);
    expect(await pageIn(path, 'en')).toContain(shown.en);
  });

  test('a price that is valid later is on no page before its day, and takes the place of the former one then', async () => {
    const form = {
      treatment_id: null,
      position: 900,
      label_de: 'Zweitmeinung',
      label_en: 'Second opinion',
    };
    const rest = { is_from: true, note_de: null, note_en: null };
    const later = new Date(Date.now() + 2 * 86_400_000);
    for (const [amount, valid_from] of [
      ['61.00', '2026-01-01'],
      ['67.00', later.toISOString().slice(0, 10)],
    ]) {
      const row = { ...form, ...rest, amount, valid_from, published_at: valid_from };
      expect((await clients.staff.send('POST', '/api/prices/', row)).status).toBe(201);
    }
    const page = async () => (await clients.guest.get<string>('/preise')).body;
    expect(await page()).toMatch(/Zweitmeinung[\s\S]{0,300}61\u00a0€/);
    expect(await page()).not.toContain('67\u00a0€');
    vi.setSystemTime(later);
    onTestFinished(() => void vi.useRealTimers());
    expect(await page()).toMatch(/Zweitmeinung[\s\S]{0,300}67\u00a0€/);
    expect(await page()).not.toContain('61\u00a0€');
  });

  test('the facts of the practice are in the imprint, in its places, and in /api/public', async () => {
    const body = '## Wer\n{name}\n- Rufnummer: {phone}\n- Leer: {vat_id}';
    expect((await change('pages', { slug: 'impressum' }, { body_de: body })).status).toBe(200);
    const facts = { phone: '03643 12 34 56', vat_id: '' };
    expect((await change('practice', {}, facts)).status).toBe(200);
    const imprint = await pageIn('/impressum', 'de');
    expect(imprint).toMatch(/<h2>Wer<\/h2><p>Aurelia<\/p><dl[^>]*>.*Rufnummer.*03643 12 34 56/);
    expect(imprint).not.toMatch(/Leer|\{phone\}/);
    const open = await clients.guest.get<{ practice: object }>('/api/public');
    expect(open.body.practice).toMatchObject(facts);
    expect(Object.keys(open.body.practice)).not.toContain('version');
  });

  test('a page’s text is never markup [ASVS 3.2.2]', async () => {
    const evil = '<img src=x onerror=alert(1)></script><script>alert(2)</script>';
    const body = `${evil}\n## ${evil}\n- ${evil.replaceAll(':', '')}: ${evil}`;
    const texts = { body_de: body, title_de: evil, description_de: evil };
    expect((await change('pages', { slug: 'barrierefreiheit' }, texts)).status).toBe(200);
    expect((await change('practice', {}, { name: `A${evil}` })).status).toBe(200);
    const { body: html } = await clients.guest.get<string>('/barrierefreiheit');
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    await change('practice', {}, { name: 'Aurelia' });
  });

  test('an unknown placeholder is refused, with the list of known ones', async () => {
    const { status, body } = await change('pages', { slug: 'impressum' }, { body_en: '{fone}' });
    expect([status, Object.keys(body.details)]).toEqual([422, ['body_en']]);
    expect(JSON.stringify(body.details)).toContain('{phone}');
  });

  test.each([
    [{ hours: [{ day: 8, opens: '09:00', closes: '10:00' }] }, 'hours'],
    [{ hours: [{ day: 1, opens: '10:00', closes: '09:00' }] }, 'hours'],
    [{ doctors: [{ name: 'X' }] }, 'doctors'],
    [{ phone: 'javascript:alert(1)' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ name: '' }, 'name'],
    [{ latitude: 91 }, 'latitude'],
  ])('facts that no page can show are refused: %j', async (values, column) => {
    const { status, body } = await change('practice', {}, values);
    expect([status, Object.keys(body.details)]).toEqual([422, [column]]);
  });

  test.each(['guest', 'patient'] as const)(
    'a %s reads the practice and its pages, and changes neither',
    async (who) => {
      for (const view of ['practice', 'pages']) {
        const { body } = await clients[who].get<Row[]>(`/api/${view}/`);
        expect(body.length).toBeGreaterThan(0);
        for (const row of body) {
          // The site map has the day on which a text was last changed; the practice’s facts have no such day.
          expect(Object.keys(row)).not.toContain('created_at');
          expect('updated_at' in row).toBe(view === 'pages');
          const path = `/api/${view}/${row.id}`;
          const refused = who === 'guest' ? 401 : 404;
          const put = clients[who].send('PUT', path, { name: 'x' }, { 'if-match': '*' });
          expect((await put).status).toBe(refused);
          expect((await clients[who].send('DELETE', path)).status).toBe(refused);
          expect((await clients[who].send('POST', `/api/${view}/`, {})).status).toBe(refused);
        }
      }
    },
  );

  test('there is one practice, and the pages are the site’s: none is added or deleted', async () => {
    const { id: _, version: __, ...facts } = await find('practice', {});
    expect((await clients.staff.send('POST', '/api/practice/', facts)).status).toBe(404);
    expect((await clients.staff.get<Row[]>('/api/practice/')).body).toHaveLength(1);
    for (const view of ['practice', 'pages']) {
      const { id } = await find(view, {});
      expect((await clients.admin.send('DELETE', `/api/${view}/${id}`)).status).toBe(404);
    }
    const page = await find('pages', { slug: 'impressum' });
    const { id: ___, ...texts } = { ...page, slug: 'neu' };
    expect((await clients.staff.send('POST', '/api/pages/', texts)).status).toBe(404);
    const moved = await change('pages', { slug: 'impressum' }, { slug: 'neu' });
    expect([moved.status, moved.body.code]).toEqual([422, 'READ_ONLY']);
  });
});

test('without sample data every page shows the existing data, and staff can enter the facts', async () => {
  const node = await startTestNode(await emptyEnvironment(anyDatabase, { SAMPLE_DATA: '0' }));
  const guest = createClient(node.url);
  const { body } = await guest.get<Row[]>('/api/pages/');
  expect(body.map(({ slug }) => slug)).toEqual([
    'anfrage',
    'barrierefreiheit',
    'behandlungen',
    'datenschutz',
    'home',
    'impressum',
    'mails',
    'preise',
    'termin',
  ]);
  for (const path of [
    '/',
    '/preise',
    '/impressum',
    '/datenschutz',
    '/login',
    '/signup',
    '/api/public',
  ]) {
    expect([path, (await guest.get(path)).status]).toEqual([path, 200]);
  }
  const { body: home } = await guest.get<string>('/?lang=en');
  expect(home).not.toMatch(/href="(tel|mailto):"/);
  expect(textOf(home)).not.toMatch(/undefined|, ,|, </);
  expect(home).toMatch(/<title>[^,<][^<]*[^, <]<\/title>/);
  expect((await guest.get('/nichts-davon')).status).toBe(404);
  const [practice] = (await guest.get<Row[]>('/api/practice/')).body;
  expect(practice).toMatchObject({ name: '', doctors: [], hours: [] });
});

test('an unfilled placeholder is refused, with a message in the author’s language', async () => {
  const node = await startTestNode(await freshEnvironment(anyDatabase));
  const staff = createClient(node.url);
  await staff.signIn('staff@example.org');
  const [page] = (await staff.get<Row[]>('/api/pages/?filter={"slug":"preise"}')).body;
  const path = `/api/drafts/pages/${page?.id}`;
  const { body: draft } = await staff.send<Row>('POST', `${path}/open`);
  const save = (body_de: string, lang = 'de') =>
    staff.send<Row & { details?: { body_de: { message: string }[] } }>(
      'PUT',
      `/api/pages/${draft.id}?lang=${lang}`,
      { body_de },
      { 'if-match': '*' },
    );
  for (const text of ['Tel. {Phone}', 'so: {consent_items}', '{straße}']) {
    const [de, en] = [await save(text), await save(text, 'en')];
    expect([text, de.status, en.status]).toEqual([text, 422, 422]);
    expect(de.body.details?.body_de[0]?.message).toMatch(/^In geschweiften Klammern.*{phone}/);
    expect(en.body.details?.body_de[0]?.message).toMatch(/^Braces can hold.*{phone}/);
  }
  const { status, body } = await save('Tel. {phone}\n{consent_items}');
  expect(status).toBe(200);
  const published = await staff.send('POST', `${path}/publish`, { version: body.version });
  expect(published.status).toBe(200);
  expect(textOf((await staff.get<string>('/preise')).body)).not.toContain('{');
});
