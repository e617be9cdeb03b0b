import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { changeLetter, sendLetter, writeLetter } from './support/letter.ts';
import { addLetterRow } from './support/letter-rows.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

/** In letters of doctors alone, and nowhere else. */
const canary = {
  subject: 'Kanarienbefund',
  body: 'Melasma Stadium Sieben',
  reference: 'Zeisig-41',
};

interface Card {
  id: string;
  circle: string;
  status: string;
  subject?: string;
  desk_subject: string | null;
  patient?: object;
}

describe.each(mainDatabases)('letters for doctors alone, on %s', (kind) => {
  let node: TestNode;
  let desk: TestClient;
  let doctor: TestClient;
  let patient: TestClient;
  let admin: TestClient;
  let draft: string;
  let sent: string;
  let open: string;
  /** All that the desk was answered. */
  const received: string[] = [];

  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    const clients = Array.from({ length: 4 }, () => createClient(node.url));
    [desk, doctor, patient, admin] = clients as [TestClient, TestClient, TestClient, TestClient];
    await desk.signIn('desk@example.org');
    await doctor.signIn('staff@example.org');
    await patient.signIn('patient@example.org');
    await admin.signIn('admin@example.org');
    draft = (await writeLetter(doctor, canary)).id;
    sent = (await sendLetter(doctor, canary)).id;
    open = (await writeLetter(desk, { subject: 'Terminbrief' })).id;
  });

  async function ask(method: string, path: string, body?: object) {
    const answer = await desk.request(path, {
      method,
      headers: { 'if-match': '*', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    received.push(`${path} ${[...answer.headers].join()} ${text}`);
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson && text ? JSON.parse(text) : text };
  }
  const query = (view: string, body: object) => ask('POST', `/api/${view}/query`, body);

  test('the desk sees patient, date and state of a confidential letter, and nothing that it says [L8]', async () => {
    const cards: Card[] = (await query('letter_cards', { include: 'patient', limit: 500 })).body;
    const hidden = cards.filter(({ id }) => id === draft || id === sent);
    expect(hidden).toHaveLength(2);
    for (const card of hidden) {
      expect(card).toMatchObject({ circle: 'doctors', desk_subject: null });
      expect(card.patient).toMatchObject({ last_name: 'Mustermann' });
      for (const name of ['subject', 'body', 'frozen', 'layout', 'reference', 'author_id']) {
        expect(card, name).not.toHaveProperty(name);
      }
    }
    expect(cards.find(({ id }) => id === open)).toMatchObject({ desk_subject: 'Terminbrief' });
    const letters: Card[] = (await query('letters', { limit: 500 })).body;
    expect(letters.every(({ circle }) => circle === 'desk')).toBe(true);
    const counted = (await query('letters', { count: 'true' })).body;
    expect(counted).toEqual({ count: letters.length });
  });

  test('no filter, sort, search, include or count gives the desk a confidential subject [L8]', async () => {
    const has = { $contains: canary.subject.slice(0, 4) };
    expect((await query('letters', { filter: { subject: has } })).body).toEqual([]);
    expect(
      (await query('letters', { filter: { body: { $contains: 'Melasma' } }, count: 'true' })).body,
    ).toEqual({ count: 0 });
    expect((await query('letter_cards', { filter: { desk_subject: has } })).body).toEqual([]);
    for (const body of [
      { filter: { subject: has } },
      { filter: { body: has } },
      { filter: { reference: has } },
      { filter: { author_id: { $null: false } } },
      { sort: 'subject' },
      { sort: '-author_name' },
      { fields: 'id,subject' },
      { include: 'author' },
      { include: 'corrects' },
      { filter: { $search: canary.subject } },
      { filter: { patient: { letters: { subject: has } } } },
    ]) {
      expect((await query('letter_cards', body)).status, JSON.stringify(body)).toBe(400);
    }
    const [first] = (await query('letter_cards', { limit: 1 })).body as Card[];
    for (const path of [
      `/api/letter_cards/${sent}/patient/`,
      `/api/letter_cards/${sent}?include=patient`,
      `/api/profiles/?include=letters`,
      `/api/letter_cards/?sort=desk_subject&after=${first?.id}`,
      `/service/letter/${sent}`,
      `/service/letter/${sent}/_payload.json`,
      '/private',
    ]) {
      await ask('GET', path);
    }
  });

  test('staff find letters by the patient, by the words of the search of patients', async () => {
    const search = (text: string) =>
      query('letter_cards', { filter: { patient: { $search: text } }, limit: 500 });
    const found: Card[] = (await search('musterm 1984')).body;
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([draft, sent, open]));
    expect((await search('beispiel')).body.map(({ id }: Card) => id)).not.toContain(sent);
  });

  test('a confidential letter is a 404 for each write of the desk [L8]', async () => {
    for (const [method, path, body] of [
      ['GET', `/api/letters/${sent}`],
      ['PUT', `/api/letters/${draft}`, { subject: 'x' }],
      ['PUT', `/api/letters/${draft}`, { circle: 'desk' }],
      ['DELETE', `/api/letters/${draft}`],
      ['GET', `/api/letters/${draft}/layout`],
      ['GET', `/api/letters/${sent}/print`],
      ['POST', `/api/letters/${sent}/printed`],
      ['POST', `/api/letters/${sent}/withdraw`, { reason: 'x' }],
      ['POST', `/api/letters/${sent}/read`],
      ['PUT', `/api/letter_cards/${sent}`, { status: 'draft' }],
      ['DELETE', `/api/letter_cards/${sent}`],
    ] as const) {
      expect((await ask(method, path, body)).status, `${method} ${path}`).toBe(404);
    }
    expect((await ask('POST', '/api/letters/', { corrects_id: sent })).status).toBe(422);
  });

  test('streams of both views are notified of a write, without what it says [L8]', async () => {
    const abort = new AbortController();
    const answer = await desk.request('/api/events?views=letters,letter_cards', {
      signal: abort.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const part of answer.body ?? []) text += Buffer.from(part).toString();
    })().catch(() => {});
    await changeLetter(doctor, draft, { subject: `${canary.subject} 2` });
    await changeLetter(doctor, open, { body: 'Neu' });
    const has = (view: string, id: string) => text.includes(`{"view":"${view}","id":"${id}"`);
    await vi.waitFor(() => {
      expect(has('letter_cards', draft)).toBe(true);
      expect(has('letter_cards', open)).toBe(true);
      expect(has('letters', open)).toBe(true);
    }, 10_000);
    expect(has('letters', draft)).toBe(false);
    abort.abort();
    await reading;
    received.push(text);
  });

  test('a letter that a doctor gives to the desk has a subject for it, and loses it again', async () => {
    const id = await addLetterRow(node.database.fork(), { status: 'draft', subject: 'Vertraut' });
    const shown = async () => (await ask('GET', `/api/letter_cards/${id}`)).body as Card;
    expect((await shown()).desk_subject).toBeNull();
    expect((await changeLetter(doctor, id, { circle: 'desk' })).status).toBe(200);
    expect((await shown()).desk_subject).toBe('Vertraut');
    expect((await ask('PUT', `/api/letters/${id}`, { circle: 'doctors' })).status).toBe(422);
    expect((await changeLetter(doctor, id, { circle: 'doctors' })).status).toBe(200);
    expect((await shown()).desk_subject).toBeNull();
    const kinds = await node.database
      .fork()
      .execute<{ kind: string }[]>('select kind from letter_events where letter_id = ?', [id]);
    expect(kinds).toEqual([{ kind: 'circle' }, { kind: 'circle' }]);
  });

  test('nothing that the desk was answered has a word of a confidential letter [L8]', () => {
    expect(received.length).toBeGreaterThan(35);
    for (const text of received) {
      for (const word of Object.values(canary)) expect(text).not.toContain(word);
    }
  });

  test('a patient reads their own sent letters alone, and of a withdrawn one state and date', async () => {
    const em = node.database.fork();
    const withdrawn = await addLetterRow(em, { status: 'withdrawn', ...canary });
    const letters = await patient.get<Card[]>('/api/letters/?limit=500');
    expect(new Set(letters.body.map(({ status }) => status))).toEqual(new Set(['sent']));
    expect(letters.body.map(({ id }) => id)).not.toContain(withdrawn);
    const card = await patient.get<Card>(`/api/letter_cards/${withdrawn}`);
    expect(Object.keys(card.body).sort()).toEqual([
      'created_at',
      'id',
      'listed_at',
      'patient_id',
      'sent_at',
      'status',
      'updated_at',
      'version',
      'withdrawn_at',
    ]);
    const cards = await patient.get<Card[]>('/api/letter_cards/?limit=500');
    expect(new Set(cards.body.map(({ status }) => status))).toEqual(new Set(['sent', 'withdrawn']));
    const page = await (await patient.request(`/service/letter/${withdrawn}`)).text();
    expect(page).toContain('zurückgezogen');
    for (const word of Object.values(canary)) expect(page).not.toContain(word);
    expect((await patient.get(`/api/letters/${withdrawn}/print`)).status).toBe(404);
  });

  test('an admin, and a patient, know neither letters of others nor text blocks [L9]', async () => {
    for (const view of ['letters', 'letter_cards']) {
      expect((await admin.get(`/api/${view}/`)).body).toEqual([]);
    }
    for (const who of [admin, patient])
      expect((await who.get('/api/text_blocks/')).status).toBe(404);
    const blocks = await desk.get<{ locale: string }[]>('/api/text_blocks/');
    expect(new Set(blocks.body.map(({ locale }) => locale))).toEqual(new Set(['de', 'en']));
    const made = await desk.send<{ id: string }>('POST', '/api/text_blocks/', { name: 'Gruß' });
    expect(made.status).toBe(201);
    const removed = await desk.send('DELETE', `/api/text_blocks/${made.body.id}`, undefined, {
      'if-match': '*',
    });
    expect(removed.status).toBe(404);
  });
});
