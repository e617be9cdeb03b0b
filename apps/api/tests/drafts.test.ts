import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { publish } from './support/publish.ts';
import { treatmentPrice, wholeTreatment } from './support/treatment.ts';

afterAll(stopAll);

type Row = Record<string, unknown> & { id: string; version: number };
interface Version {
  version: number;
  published_at: string;
  published_by_name: string | null;
  content: Record<string, unknown>;
}
type Refusal = { code: string; details: Record<string, never> };

/** Requests about drafts of one signed-in client, to any node. */
function draftsOf(client: TestClient) {
  const post = (view: string, id: string, step: string, body?: object) =>
    client.send<Row & Refusal>('POST', `/api/drafts/${view}/${id}/${step}`, body);
  return {
    post,
    async find(view: string, filter: object): Promise<Row> {
      const query = encodeURIComponent(JSON.stringify({ draft_of_id: null, ...filter }));
      const { body } = await client.get<Row[]>(`/api/${view}/?filter=${query}`);
      if (!body[0]) throw new Error(`No ${view}`);
      return body[0];
    },
    async open(view: string, id: string): Promise<Row> {
      return (await post(view, id, 'open')).body;
    },
    /** As a form does it: the whole record, with its version. */
    async put(view: string, id: string, values: object) {
      const path = `/api/${view}/${id}`;
      const { body, headers } = await client.get<Row>(path);
      const ifMatch = { 'if-match': headers.get('etag') ?? '' };
      return client.send<Row & Refusal>('PUT', path, { ...body, ...values }, ifMatch);
    },
  };
}

const hyaluron = { slug: 'hyaluron' };
const textOf = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '');

test('a draft that is published is on the page of two nodes at once, in both languages', async () => {
  const env = await freshEnvironment('postgres');
  const [one, two] = await Promise.all([startTestNode(env), startTestNode(env)]);
  const staff = createClient(one.url);
  await staff.signIn('staff@example.org');
  const draftApi = draftsOf(staff);
  const guests = [createClient(one.url), createClient(two.url)];
  const pages = () =>
    Promise.all(
      guests.flatMap((guest) =>
        ['de', 'en'].map(async (lang) => {
          const { body } = await guest.get<string>(`/hyaluron?lang=${lang}`);
          return [/ENTWURF-\d/.exec(body)?.[0], /DRAFT-\d/.exec(body)?.[0]];
        }),
      ),
    );
  const unchanged = await pages();
  const revision = async () =>
    (await one.database.fork().execute('select * from content_revision'))[0];
  const before = await revision();

  const { id } = await draftApi.find('treatments', hyaluron);
  const draft = await draftApi.open('treatments', id);
  const words = { summary_de: 'ENTWURF-1 für alle Knoten', summary_en: 'DRAFT-1 for all nodes' };
  const saved = await draftApi.put('treatments', draft.id, words);
  expect(saved.status).toBe(200);
  // An autosaved draft changes no page: not even their revision.
  expect(await revision()).toEqual(before);
  expect(await pages()).toEqual(unchanged);

  const { version } = saved.body;
  expect((await draftApi.post('treatments', id, 'publish', { version })).status).toBe(200);
  const german = ['ENTWURF-1', undefined];
  const english = [undefined, 'DRAFT-1'];
  await vi.waitFor(
    async () => expect(await pages()).toEqual([german, english, german, english]),
    // Sooner than a node that heard of nothing would look by itself.
    { timeout: 4000, interval: 20 },
  );
});

describe.each(mainDatabases)('on %s', (kind) => {
  let node: TestNode;
  const clients = {} as Record<'guest' | 'patient' | 'staff' | 'admin', TestClient>;
  let draftApi: ReturnType<typeof draftsOf>;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    clients.guest = createClient(node.url);
    for (const who of ['patient', 'staff', 'admin'] as const) {
      clients[who] = createClient(node.url);
      await clients[who].signIn(`${who}@example.org`);
    }
    draftApi = draftsOf(clients.staff);
  });
  const audited = (id: string) =>
    node.database
      .fork()
      .execute<{ action: string; columns: string; reason: string | null }[]>(
        'select action, columns, reason from audit_events where record_id = ? order by at desc, id desc',
        [id],
      );

  test('a draft is created once, even by two requests at once, with the values of its record', async () => {
    const record = await draftApi.find('treatments', { slug: 'lipolyse' });
    const answers = await Promise.all(
      [1, 2, 3].map(() => draftApi.post('treatments', record.id, 'open')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const ids = new Set(answers.map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const [draft] = answers.map(({ body }) => body);
    const { id, version, created_at, updated_at, published_at, published_by_name, ...values } =
      record;
    expect(draft).toMatchObject({ ...values, draft_of_id: id, published_at: null });
    // By the draft's own id it is the same one.
    expect((await draftApi.post('treatments', draft?.id ?? '', 'open')).body.id).toBe(draft?.id);
  });

  test.each([
    ['treatments', hyaluron, { body_de: 'GEHEIM-1' }, '/hyaluron'],
    ['pages', { slug: 'impressum' }, { body_de: 'GEHEIM-2' }, '/impressum'],
    ['practice', {}, { phone: '03643 66 77 88' }, '/'],
    ['concerns', { position: 0 }, { name_de: 'GEHEIM-4' }, '/'],
    ['prices', { label_de: 'Hydrafacial' }, { amount: '4321.00' }, '/preise'],
  ])('only the practice sees a draft of %s', async (view, filter, values, path) => {
    const record = await draftApi.find(view, filter);
    const draft = await draftApi.open(view, record.id);
    expect((await draftApi.put(view, draft.id, values)).status).toBe(200);
    const shown = Object.values(values).map((value) => value.replace('4321.00', '4.321'));
    for (const who of ['guest', 'patient'] as const) {
      const { body } = await clients[who].get<Row[]>(`/api/${view}/?limit=500`);
      expect(body.map(({ id }) => id)).toContain(record.id);
      expect(body.map(({ id }) => id)).not.toContain(draft.id);
      for (const row of body) {
        expect(Object.keys(row).join()).not.toMatch(/draft|allowances|findings|published/);
      }
      expect((await clients[who].get(`/api/${view}/${draft.id}`)).status).toBe(404);
      const count = await clients[who].get<{ count: number }>(`/api/${view}/?count`);
      expect(count.body.count).toBe(body.length);
    }
    for (const who of ['guest', 'patient', 'staff', 'admin'] as const) {
      const { body } = await clients[who].get<string>(path);
      for (const text of shown) expect(textOf(body)).not.toContain(text);
    }
    // A filter over a relation finds nothing of it either.
    const included = await clients.guest.get('/api/treatments/?include=prices,concerns&limit=500');
    expect(JSON.stringify(included.body)).not.toContain(draft.id);

    const refused = { guest: 401, patient: 404 };
    for (const who of ['guest', 'patient'] as const) {
      for (const step of ['open', 'publish', 'revert', 'discard', 'allow', 'disallow']) {
        const body = { version: 1, rule: 'x', quote: 'x', reason: 'x' };
        const { status } = await draftsOf(clients[who]).post(view, record.id, step, body);
        expect([who, step, status]).toEqual([who, step, refused[who]]);
      }
      for (const path of ['versions', 'versions/1']) {
        const { status } = await clients[who].get(`/api/drafts/${view}/${record.id}/${path}`);
        expect([who, path, status]).toEqual([who, path, refused[who]]);
      }
    }
    expect((await draftsOf(clients.admin).post(view, record.id, 'open')).body.id).toBe(draft.id);
    expect((await draftApi.post(view, draft.id, 'discard')).status).toBe(204);
    expect((await clients.staff.get(`/api/${view}/${draft.id}`)).status).toBe(404);
    expect((await clients.staff.get<Row>(`/api/${view}/${record.id}`)).body).toEqual(record);
  });

  test('publishing says who and when, is audited with the changed columns, and leaves no draft', async () => {
    const { id } = await draftApi.find('treatments', { slug: 'skinbooster' });
    const draft = await draftApi.open('treatments', id);
    const { version } = (await draftApi.put('treatments', draft.id, { included_en: 'A mirror.' }))
      .body;
    const from = Date.now();
    const { status, body } = await draftApi.post('treatments', draft.id, 'publish', { version });
    expect([status, body.id, body.included_en]).toEqual([200, id, 'A mirror.']);
    expect(Date.parse(String(body.published_at))).toBeGreaterThanOrEqual(from);
    expect(body.published_by_name).toBe(
      (await clients.staff.get<{ user: { name: string } }>('/api/auth/session')).body.user.name,
    );
    expect((await clients.staff.get(`/api/treatments/${draft.id}`)).status).toBe(404);
    const [line] = await audited(id);
    expect(line?.action).toBe('publish');
    expect(String(line?.columns)).toContain('included_en');
    expect(String(line?.columns)).not.toContain('body_de');
  });

  test('a publication that is taken back is no longer public, and is a draft again', async () => {
    const { id, summary_de } = await draftApi.find('treatments', { slug: 'polynukleotide' });
    const draft = await draftApi.open('treatments', id);
    const saved = await draftApi.put('treatments', draft.id, { summary_de: 'Kurz öffentlich.' });
    const publishing = { version: saved.body.version };
    const published = await draftApi.post('treatments', id, 'publish', publishing);
    const shown = async () => (await clients.guest.get<string>('/polynukleotide')).body;
    await vi.waitFor(async () => expect(await shown()).toContain('Kurz öffentlich.'));
    const asked = { version: published.body.version };
    const { status, body } = await draftApi.post('treatments', id, 'revert', asked);
    expect([status, body.draft_of_id, body.summary_de]).toEqual([200, id, 'Kurz öffentlich.']);
    await vi.waitFor(async () => expect(await shown()).not.toContain('Kurz öffentlich.'));
    expect(await shown()).toContain(String(summary_de));
    const [line] = await audited(id);
    expect([line?.action, String(line?.columns)]).toEqual(['revert', expect.any(String)]);
    expect(String(line?.columns)).toContain('summary_de');
  });

  test('the desk deletes no treatment that was public, and discards one that never was', async () => {
    const before = await draftApi.find('treatments', { slug: 'hydrafacial' });
    const first = { version: before.version, first: true };
    expect((await draftApi.post('treatments', before.id, 'revert', first)).status).toBe(409);
    await draftApi.post('treatments', before.id, 'discard');
    expect(await draftApi.find('treatments', { slug: 'hydrafacial' })).toEqual(before);
    const ifMatch = { 'if-match': '*' };
    const gone = (id: string) =>
      clients.staff.send('DELETE', `/api/treatments/${id}`, undefined, ifMatch);
    expect((await gone(before.id)).status).toBe(404);
    const values = { ...wholeTreatment, slug: 'nie-oeffentlich' };
    const { body } = await clients.staff.send<Row>('POST', '/api/treatments/', values);
    expect((await draftApi.post('treatments', body.id, 'discard')).status).toBe(204);
  });

  test.each([
    ['treatments', { slug: 'lipolyse' }, { included_de: 'Ein Spiegel.' }],
    ['pages', { slug: 'impressum' }, { title_de: 'Wer wir sind' }],
    ['practice', {}, { phone: '03643 77 88 99' }],
    ['concerns', { position: 1 }, { name_de: 'Anders genannt' }],
    ['prices', { label_de: 'Microneedling, Gesicht' }, { amount: '191.00' }],
  ])(
    'only staff read the earlier versions of %s; as a draft one is published again [R7.6]',
    async (view, filter, values) => {
      const record = await draftApi.find(view, filter);
      const path = `/api/drafts/${view}/${record.id}/versions`;
      expect((await publish(clients.staff, view, record.id, values)).status).toBe(200);
      const { status, body, headers } = await clients.admin.get<Version[]>(path);
      const { version, published_at, published_by_name } = record;
      const entry = { version, published_at, published_by_name };
      expect([status, body]).toEqual([200, [entry]]);
      expect(headers.get('cache-control')).toBe('private, no-store');
      const kept = await clients.staff.get<Version>(`${path}/${version}`);
      expect(kept.status).toBe(200);
      const { content, ...rest } = kept.body;
      expect(rest).toEqual(entry);
      // What the staff write of it, and nothing of who and when.
      expect(record).toMatchObject(content);
      for (const name of Object.keys(values)) expect(content[name]).toEqual(record[name]);
      const own = ['id', 'version', 'created_at', 'published_at', 'allowances', 'findings'];
      expect(own.filter((name) => name in content)).toEqual([]);
      for (const [who, refusal] of [
        ['guest', 401],
        ['patient', 404],
      ] as const) {
        for (const address of [path, `${path}/${version}`]) {
          expect((await clients[who].get(address)).status).toBe(refusal);
        }
      }
      const again = await publish(clients.staff, view, record.id, content);
      expect([again.status, again.body]).toMatchObject([200, content]);
    },
  );

  test('views without drafts have no versions', async () => {
    for (const path of ['letters', 'profiles', 'requests', 'gibt-es-nicht']) {
      const address = `/api/drafts/${path}/${crypto.randomUUID()}/versions`;
      expect([path, (await clients.staff.get(address)).status]).toEqual([path, 404]);
    }
  });

  test('a published record that is deleted takes its versions along', async () => {
    const values = { ...treatmentPrice, treatment_id: null, published_at: '2026-01-01' };
    const { id } = (await clients.staff.send<Row>('POST', '/api/prices/', values)).body;
    expect((await publish(clients.staff, 'prices', id, { amount: '99.00' })).status).toBe(200);
    const kept = () =>
      node.database
        .fork()
        .execute<{ version: number }[]>('select version from record_versions where record_id = ?', [
          id,
        ]);
    expect(await kept()).toEqual([{ version: 1 }]);
    const ifMatch = { 'if-match': '*' };
    const gone = await clients.staff.send('DELETE', `/api/prices/${id}`, undefined, ifMatch);
    expect(gone.status).toBe(204);
    expect(await kept()).toEqual([]);
  });

  test('a draft that another user has saved since is not published', async () => {
    const { id } = await draftApi.find('treatments', { slug: 'hydrafacial' });
    const draft = await draftApi.open('treatments', id);
    await draftApi.put('treatments', draft.id, { summary_en: 'Later' });
    const stale = { version: draft.version };
    const { status, body } = await draftApi.post('treatments', id, 'publish', stale);
    expect([status, body.code]).toEqual([412, 'VERSION_STALE']);
    expect(body.details).toMatchObject({ id: draft.id, summary_en: 'Later' });
  });

  test('publishing waits until each finding is changed or allowed, with a reason that is audited', async () => {
    const { id } = await draftApi.find('treatments', { slug: 'microneedling' });
    const draft = await draftApi.open('treatments', id);
    const texts = { summary_de: 'Das Ergebnis hält dauerhaft.', summary_en: 'It is painless.' };
    const saved = await draftApi.put('treatments', draft.id, texts);
    expect(saved.status).toBe(200);
    const found = saved.body.findings as unknown as { kind: string; where: string }[];
    const ofLaw = found.filter(({ kind }) => kind === 'law').map(({ where }) => where);
    expect(ofLaw).toEqual(['summary_de', 'summary_en']);

    const publish = async () => {
      const { version } = (await clients.staff.get<Row>(`/api/treatments/${draft.id}`)).body;
      return draftApi.post('treatments', id, 'publish', { version });
    };
    const refused = await publish();
    expect([refused.status, refused.body.code]).toEqual([422, 'FINDINGS_OPEN']);
    const failures: { finding: object }[] = Object.values(refused.body.details ?? {}).flat();
    expect(failures.map(({ finding }) => finding)).toMatchObject([
      {
        rule: 'lasting-result',
        quote: 'dauerhaft',
        where: 'summary_de',
        locale: 'de',
        law: { de: '§\u00a03\u00a0HWG' },
      },
      { rule: 'no-risk', quote: 'painless', where: 'summary_en', locale: 'en' },
    ]);

    const words = { rule: 'lasting-result', quote: 'dauerhaft' };
    const without = await draftApi.post('treatments', id, 'allow', { ...words, reason: '  ' });
    expect([without.status, Object.keys(without.body.details)]).toEqual([422, ['reason']]);
    const reason = 'Von der Kammer am 3. November geprüft.';
    const allowed = await draftApi.post('treatments', id, 'allow', { ...words, reason });
    expect(allowed.body).toMatchObject({ id: draft.id, allowances: [{ ...words, reason }] });
    expect((await audited(draft.id))[0]).toMatchObject({ action: 'allow', reason });
    expect((await publish()).status).toBe(422);

    await draftApi.put('treatments', draft.id, { summary_en: 'It can hurt.' });
    const published = await publish();
    expect([published.status, published.body.summary_de]).toEqual([200, texts.summary_de]);
    // What was allowed stays so.
    expect(published.body.allowances).toMatchObject([{ ...words, reason }]);
    expect((await clients.guest.get<string>('/microneedling')).body).toContain('dauerhaft');
  });

  test.each([
    ['prices', { label_de: 'Hydrafacial' }, { amount: '4711.00' }],
    ['treatments', hyaluron, { summary_de: 'Ohne Entwurf' }],
    ['pages', { slug: 'barrierefreiheit' }, { title_de: 'Ohne Entwurf' }],
    ['practice', {}, { phone: '03643 11 22 33' }],
    ['concerns', { position: 0 }, { name_de: 'Ohne Entwurf' }],
  ])(
    'a PUT of published %s is refused, alone and in a batch, and changes nothing [R7.6]',
    async (view, filter, values) => {
      const before = await draftApi.find(view, filter);
      const put = await draftApi.put(view, before.id, values);
      expect([put.status, put.body.code]).toEqual([409, 'CONFLICT']);
      expect(put.body.message).toContain('/api/drafts/{view}/{id}/publish');
      const ifMatch = `"${before.version}"`;
      const operation = { method: 'PUT', path: `/api/${view}/${before.id}`, body: values, ifMatch };
      const operations = [operation];
      const batch = await clients.staff.send<Refusal>('POST', '/api/batch', { operations });
      expect([batch.status, batch.body.code]).toEqual([409, 'CONFLICT']);
      expect(await draftApi.find(view, filter)).toEqual(before);
      // As it was: that is no change.
      expect((await draftApi.put(view, before.id, {})).status).toBe(200);
    },
  );

  test('the state of a row cannot be written by a PUT', async () => {
    const { id } = await draftApi.find('prices', { label_de: 'Hydrafacial' });
    const draft = await draftApi.open('prices', id);
    for (const values of [
      { draft_of_id: null },
      { published_at: '2026-01-01T00:00:00.000Z' },
      { allowances: [{ rule: 'x' }] },
      { findings: [{ rule: 'x' }] },
    ]) {
      const { status, body } = await draftApi.put('prices', draft.id, values);
      expect([status, body.code]).toEqual([422, 'READ_ONLY']);
    }
  });

  test('a published record that is deleted takes its draft along', async () => {
    const { id } = await draftApi.find('prices', { label_de: 'Skinbooster' });
    const draft = await draftApi.open('prices', id);
    const { headers } = await clients.staff.get(`/api/prices/${id}`);
    const ifMatch = { 'if-match': headers.get('etag') ?? '' };
    const deleted = await clients.staff.send('DELETE', `/api/prices/${id}`, undefined, ifMatch);
    expect(deleted.status).toBe(204);
    expect((await clients.staff.get(`/api/prices/${draft.id}`)).status).toBe(404);
    expect((await draftApi.post('prices', draft.id, 'open')).status).toBe(404);
    expect((await clients.guest.get<string>('/preise')).status).toBe(200);
  });

  test('a view without drafts and an unknown record are a 404', async () => {
    const letter = (await clients.staff.get<Row[]>('/api/letters/')).body[0]?.id ?? '';
    for (const [view, id] of [
      ['letters', letter],
      ['nothing', letter],
      ['prices', letter],
      ['prices', 'x'],
    ] as const) {
      expect([view, id, (await draftApi.post(view, id, 'open')).status]).toEqual([view, id, 404]);
    }
  });

  test('a contact request is about the published treatment, also while there is a draft of it', async () => {
    const { id } = await draftApi.find('treatments', hyaluron);
    await draftApi.open('treatments', id);
    const { body } = await clients.guest.get<{ stamp: string; wait_ms: number }>(
      '/api/requests/stamp',
    );
    await vi.waitFor(
      async () => {
        const request = { name: 'Katharina Brandt', contact: '03643 1234567', consent: true };
        const sent = { ...request, treatment: 'hyaluron', stamp: body.stamp };
        const { status } = await clients.guest.send('POST', '/api/requests/send', sent);
        expect(status).toBe(201);
      },
      { timeout: body.wait_ms + 5000, interval: 500 },
    );
    const requests = await clients.staff.get<Row[]>('/api/requests/?sort=-created_at');
    expect(requests.body[0]?.treatment_id).toBe(id);
    await draftApi.post('treatments', id, 'discard');
  });

  const everywhere = async () => {
    const guest = clients.guest;
    const [page, home, prices, map] = await Promise.all(
      ['/lichttherapie', '/', '/preise', '/sitemap.xml'].map((path) => guest.get<string>(path)),
    );
    return {
      page: page?.status,
      menu: home?.body.includes('href="/lichttherapie"'),
      price: prices?.body.includes('77\u00a0€'),
      sitemap: map?.body.includes('/lichttherapie'),
    };
  };

  test('a new treatment is nowhere until it is published, and then whole, without a line of code', async () => {
    const staff = clients.staff;
    const made = await staff.send<Row>('POST', '/api/treatments/', wholeTreatment);
    expect([made.status, made.body.published_at]).toEqual([201, null]);
    const price = await staff.send<Row>('POST', '/api/prices/', {
      ...treatmentPrice,
      treatment_id: made.body.id,
    });
    expect(price.status).toBe(201);
    expect(await everywhere()).toEqual({ page: 404, menu: false, price: false, sitemap: false });
    expect((await clients.guest.get(`/api/treatments/${made.body.id}`)).status).toBe(404);

    // A new record is its own draft, and its preview the page that it will have.
    expect((await draftApi.open('treatments', made.body.id)).id).toBe(made.body.id);
    const preview = await staff.get<string>(`/lichttherapie?draft=treatments/${made.body.id}`);
    expect([preview.status, preview.body.includes('<h1>Lichttherapie</h1>')]).toEqual([200, true]);

    // A page that is made for the practice alone shows what all see, too.
    const topics = (await staff.get<string>('/anfrage')).body;
    expect([topics.includes('hyaluron'), topics.includes('lichttherapie')]).toEqual([true, false]);

    // A price without its treatment is on no list.
    const { version } = price.body;
    expect((await draftApi.post('prices', price.body.id, 'publish', { version })).status).toBe(200);
    expect(await everywhere()).toEqual({ page: 404, menu: false, price: false, sitemap: false });
    const { status } = await draftApi.post('treatments', made.body.id, 'publish', { version: 1 });
    expect(status).toBe(200);
    // Pages in memory are rendered again meanwhile; a busy machine shows the older ones for a moment.
    await vi.waitFor(
      async () =>
        expect(await everywhere()).toEqual({ page: 200, menu: true, price: true, sitemap: true }),
      { timeout: 4000, interval: 50 },
    );
    const english = await clients.guest.get<string>('/lichttherapie?lang=en');
    expect(english.body).toContain('<h1>Light therapy</h1>');
  });

  test('an address belongs to one published treatment, and to any number of others', async () => {
    const twin = { ...wholeTreatment, slug: 'zwilling' };
    const make = () => clients.staff.send<Row & Refusal>('POST', '/api/treatments/', twin);
    const [one, two] = [await make(), await make()];
    expect([one.status, two.status]).toEqual([201, 201]);
    for (const { body } of [one, two]) {
      const price = { ...treatmentPrice, treatment_id: body.id, published_at: '2026-01-01' };
      expect((await clients.staff.send('POST', '/api/prices/', price)).status).toBe(201);
    }
    const publish = ({ body }: typeof one) =>
      draftApi.post('treatments', body.id, 'publish', { version: 1 });
    expect((await publish(one)).status).toBe(200);
    const { status, body } = await publish(two);
    expect([status, Object.keys(body.details)]).toEqual([422, ['slug']]);
    expect((await draftApi.post('treatments', two.body.id, 'discard')).status).toBe(204);
    expect((await clients.staff.get(`/api/treatments/${two.body.id}`)).status).toBe(404);
    // Of others that begin later it is refused at once, at its field, and so it is in the draft of another.
    const third = await make();
    expect([third.status, Object.keys(third.body.details)]).toEqual([422, ['slug']]);
    const { id } = await draftApi.find('treatments', { slug: 'skinbooster' });
    const draft = await draftApi.open('treatments', id);
    const moved = await draftApi.put('treatments', draft.id, { slug: 'zwilling' });
    expect([moved.status, Object.keys(moved.body.details)]).toEqual([422, ['slug']]);
    // Its own address is no other's.
    expect((await draftApi.put('treatments', draft.id, { slug: 'skinbooster-neu' })).status).toBe(
      200,
    );
    expect((await draftApi.put('treatments', draft.id, { slug: 'skinbooster' })).status).toBe(200);
    await draftApi.post('treatments', id, 'discard');
  });

  test('staff say which treatments a concern leads to, and the home page follows at once', async () => {
    const guest = clients.guest;
    const { id } = await draftApi.find('concerns', { slug: 'schmale-lippen' });
    const treatment = await draftApi.find('treatments', { slug: 'vitamininfusion' });
    const path = `/api/concerns/${id}/treatments/`;
    const finder = async () => {
      const { body } = await guest.get<string>('/');
      return /Schmale Lippen[\s\S]*?<\/li>/.exec(body)?.[0].includes('Vitamininfusion');
    };
    expect(await finder()).toBe(false);
    expect((await guest.send('POST', path, { id: treatment.id })).status).toBe(401);
    expect((await clients.staff.send('POST', path, { id: treatment.id })).status).toBeLessThan(300);
    await vi.waitFor(async () => expect(await finder()).toBe(true), { timeout: 4000 });
    const away = await clients.staff.send('DELETE', `${path}${treatment.id}`);
    expect(away.status).toBeLessThan(300);
    await vi.waitFor(async () => expect(await finder()).toBe(false), { timeout: 4000 });
  });

  test('a POST that publishes at once says so, and its instant is the server’s', async () => {
    const price = {
      treatment_id: null,
      position: 960,
      amount: '88.00',
      is_from: true,
      label_de: 'Nachsorge',
      label_en: 'Aftercare',
      valid_from: '2026-01-01',
    };
    const published_at = '2001-01-01T00:00:00.000Z';
    const made = await clients.staff.send<Row>('POST', '/api/prices/', { ...price, published_at });
    expect(made.status).toBe(201);
    expect(Date.parse(String(made.body.published_at))).toBeGreaterThan(Date.now() - 60_000);
    expect((await clients.guest.get<string>('/preise')).body).toContain('Nachsorge');
    const breach = { ...price, label_de: 'Garantiert dauerhaft', published_at };
    expect((await clients.staff.send('POST', '/api/prices/', breach)).status).toBe(422);
  });

  describe('a preview', () => {
    test.each([
      ['de', 'ANSICHT-DE', 'ANSICHT-EN'],
      ['en', 'ANSICHT-EN', 'ANSICHT-DE'],
    ])('is the public page with the draft in it, in %s', async (lang, shown, other) => {
      const record = await draftApi.find('treatments', hyaluron);
      const draft = await draftApi.open('treatments', record.id);
      await draftApi.put('treatments', draft.id, {
        name_de: 'ANSICHT-DE',
        name_en: 'ANSICHT-EN',
        // Also what may not be published is shown.
        summary_de: 'Das hält dauerhaft.',
      });
      const address = `/hyaluron?lang=${lang}&draft=treatments/${draft.id}`;
      const { status, body, headers } = await clients.staff.get<string>(address);
      expect(status).toBe(200);
      expect(body).toContain(`<h1>${shown}</h1>`);
      expect(textOf(body)).not.toContain(other);
      // Said before the page itself begins, and nowhere else.
      const note = lang === 'de' ? 'Noch sieht sie niemand sonst.' : 'Nobody else sees it yet.';
      expect(body.indexOf(note)).toBeGreaterThan(0);
      expect(body.indexOf(note)).toBeLessThan(body.indexOf('<header'));
      // In the menu, too.
      expect(textOf(body).split(shown).length).toBeGreaterThan(2);
      // As a guest sees it.
      const guests = await clients.guest.get<string>(`/hyaluron?lang=${lang}`);
      const bones = (html: string) => textOf(html).match(/<(h2|nav|main|footer)[ >]/g);
      expect(bones(body)).toEqual(bones(guests.body));
      expect(guests.body).not.toContain('preview-note"');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(guests.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      // It changes nothing.
      expect(textOf((await clients.guest.get<string>('/hyaluron')).body)).not.toContain('ANSICHT');
      const after = await clients.staff.get<Row>(`/api/treatments/${record.id}`);
      expect(after.body).toEqual(record);
    });

    test('exists for a price, a page’s text and the practice, on each page that shows them', async () => {
      for (const [view, filter, values, path, shown] of [
        ['prices', { label_de: 'Hydrafacial' }, { amount: '4321.00' }, '/preise', '4.321'],
        ['pages', { slug: 'home' }, { title_de: 'VORSCHAU-H' }, '/', 'VORSCHAU-H'],
        ['practice', {}, { phone: '03643 55 44 33' }, '/impressum', '03643 55 44 33'],
        ['concerns', { position: 0 }, { name_de: 'VORSCHAU-A' }, '/', 'VORSCHAU-A'],
      ] as const) {
        const record = await draftApi.find(view, filter);
        const draft = await draftApi.open(view, record.id);
        expect((await draftApi.put(view, draft.id, values)).status).toBe(200);
        const { body } = await clients.admin.get<string>(`${path}?draft=${view}/${record.id}`);
        expect(body).toContain(shown);
        expect((await clients.guest.get<string>(path)).body).not.toContain(shown);
      }
      // A page that failed knows the practice by its last page, and that was no preview.
      const missing = await clients.guest.get<string>('/gibt-es-nicht');
      expect(missing.body).not.toContain('03643 55 44 33');
    });

    test('is a 404 for other users, like an unknown address', async () => {
      const record = await draftApi.find('treatments', hyaluron);
      for (const who of ['guest', 'patient'] as const) {
        const { status, headers } = await clients[who].get(
          `/hyaluron?draft=treatments/${record.id}`,
        );
        expect([who, status]).toEqual([who, 404]);
        expect(headers.get('cache-control')).toContain('no-store');
        expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      }
      for (const draft of ['x', 'letters/x', `prices/${record.id}`, '']) {
        const { status } = await clients.staff.get(`/hyaluron?draft=${draft}`);
        expect([draft, status]).toEqual([draft, draft === '' ? 200 : 404]);
      }
    });
  });
});
