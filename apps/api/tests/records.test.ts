import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { publish } from './support/publish.ts';

interface Profile {
  id: string;
  city: string;
  phone: string | null;
  user_id: string;
  version: number;
}
interface Letter {
  id: string;
  subject: string;
  status: string;
  sent_at: string | null;
  patient_id: string;
}

afterAll(stopAll);

describe.each(mainDatabases)('records on %s', (kind) => {
  let node: TestNode;
  let guest: TestClient;
  let patient: TestClient;
  let other: TestClient;
  let staff: TestClient;
  let admin: TestClient;
  let profile: Profile;

  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    [guest, patient, other, staff, admin] = Array.from({ length: 5 }, () =>
      createClient(node.url),
    ) as [TestClient, TestClient, TestClient, TestClient, TestClient];
    await patient.signIn('patient@example.org');
    await other.signIn('patient2@example.org');
    await staff.signIn('staff@example.org');
    await admin.signIn('admin@example.org');
    const found = await patient.get<Profile[]>('/api/profiles/');
    profile = found.body[0] as Profile;
  });

  test('a patient has one profile, their own [R6.7]', async () => {
    const { body } = await patient.get<Profile[]>('/api/profiles/');
    const session = await patient.get<{ user: { data: { id: string } } }>('/api/auth/session');
    expect(body).toHaveLength(1);
    expect(body[0]?.user_id).toBe(session.body.user.data.id);
  });

  test('a definition names only what its caller may see [R7.1] [R8.7]', async () => {
    const { body, status } = await patient.get<{
      primaryKey: string;
      autosave: boolean;
      columns: Record<string, { readOnly?: boolean }>;
    }>('/api/model/profiles');
    expect(status).toBe(200);
    expect(body.primaryKey).toBe('id');
    expect(body.autosave).toBe(true);
    expect(body.columns.user_id?.readOnly).toBe(true);
    expect((await guest.get('/api/model/profiles')).status).toBe(401);
    const users = await patient.get<{ columns: object }>('/api/model/users');
    expect(Object.keys(users.body.columns)).toEqual(['id', 'version', 'name']);
  });

  test('a change is saved with its version, a stale one is answered with the current record [R7.6]', async () => {
    const path = `/api/profiles/${profile.id}`;
    const before = await patient.get<Profile>(path);
    const tag = before.headers.get('etag') ?? '';

    const saved = await patient.send<Profile>(
      'PUT',
      path,
      { ...before.body, city: 'Jena' },
      { 'if-match': tag },
    );
    expect(saved.status).toBe(200);
    expect(saved.body.city).toBe('Jena');
    expect(saved.headers.get('etag')).not.toBe(tag);

    const stale = await patient.send<{ code: string; details: Profile }>(
      'PUT',
      path,
      { ...before.body, city: 'Erfurt' },
      { 'if-match': tag },
    );
    expect(stale.status).toBe(412);
    expect(stale.body.code).toBe('VERSION_STALE');
    expect(JSON.stringify(stale.body.details)).toContain('Jena');

    const blind = await patient.send<{ code: string }>('PUT', path, before.body);
    expect(blind.status).toBe(428);
    expect((await patient.get<Profile>(path)).body.city).toBe('Jena');
  });

  test('a value that breaks a rule is reported by field, in the caller’s language [R7.15]', async () => {
    const path = `/api/profiles/${profile.id}`;
    const before = await staff.get<Profile>(path);
    const ask = (language: string) =>
      staff.send<{ code: string; details: Record<string, { op: string; message: string }[]> }>(
        'PUT',
        path,
        { ...before.body, first_name: '' },
        { 'if-match': before.headers.get('etag') ?? '', 'accept-language': language },
      );
    const english = await ask('en');
    expect(english.status).toBe(422);
    expect(english.body.code).toBe('VALIDATION_FAILED');
    expect(english.body.details.first_name?.[0]).toMatchObject({
      op: 'required',
      message: 'This field is required',
    });
    const german = await ask('de');
    expect(german.body.details.first_name?.[0]?.message).not.toBe('This field is required');
  });

  test.each([
    ['en', { postal_code: '12' }, 'postal_code', 'Please enter five digits.'],
    ['de', { postal_code: '12' }, 'postal_code', 'Bitte geben Sie fünf Ziffern ein.'],
    ['de', { birth_date: '2999-01-01' }, 'birth_date', 'Dieser Tag liegt in der Zukunft.'],
  ])('what cannot be is refused in %s: %j', async (language, wrong, field, message) => {
    const path = `/api/profiles/${profile.id}`;
    const before = await patient.get<Profile>(path);
    const headers = {
      'if-match': before.headers.get('etag') ?? '',
      'accept-language': language,
    };
    const { status, body } = await patient.send<{ details: Record<string, object[]> }>(
      'PUT',
      path,
      { ...before.body, ...wrong },
      headers,
    );
    expect(status).toBe(422);
    expect(body.details[field]).toMatchObject([{ message }]);
  });

  test('abroad a postal code has another form', async () => {
    const path = `/api/profiles/${profile.id}`;
    const { body, headers } = await patient.get<Profile>(path);
    const save = (values: object, tag: string) =>
      patient.send<Profile>('PUT', path, values, { 'if-match': tag });
    const abroad = { ...body, postal_code: '1010', country: 'AT' };
    const saved = await save(abroad, headers.get('etag') ?? '');
    expect(saved.status).toBe(200);
    const { postal_code, country } = body as { postal_code?: string; country?: string };
    const back = { ...saved.body, postal_code, country };
    expect((await save(back, saved.headers.get('etag') ?? '')).status).toBe(200);
  });

  test('a patient’s name is changed by staff alone, who see an identity card', async () => {
    const path = `/api/profiles/${profile.id}`;
    const before = await patient.get<Profile>(path);
    const headers = { 'if-match': before.headers.get('etag') ?? '' };
    for (const name of ['first_name', 'last_name']) {
      const renamed = { ...before.body, [name]: 'Berta' };
      const own = await patient.send<{ code: string }>('PUT', path, renamed, headers);
      expect([own.status, own.body.code]).toEqual([422, 'READ_ONLY']);
    }
    expect((await patient.get<Profile>(path)).body).toEqual(before.body);
  });

  test('a caller cannot take over a record by naming its columns', async () => {
    const path = `/api/profiles/${profile.id}`;
    const before = await patient.get<Profile>(path);
    const answer = await patient.send<{ code: string }>(
      'PUT',
      path,
      { ...before.body, user_id: '01890000-0000-7000-8000-000000000000' },
      { 'if-match': before.headers.get('etag') ?? '' },
    );
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe('READ_ONLY');
  });

  test('another patient gets a 404 on records and letters that are not theirs', async () => {
    const letters = await patient.get<Letter[]>('/api/letters/');
    expect(letters.body.length).toBeGreaterThan(0);
    for (const { id } of letters.body) {
      expect((await patient.get(`/api/letters/${id}`)).status).toBe(200);
      expect((await other.get(`/api/letters/${id}`)).status).toBe(404);
      expect((await other.get(`/api/letters/${id}/patient/`)).status).toBe(404);
      expect((await guest.get(`/api/letters/${id}`)).status).toBe(401);
    }
    expect((await other.get(`/api/profiles/${profile.id}`)).status).toBe(404);
    const put = await other.send('PUT', `/api/profiles/${profile.id}`, {}, { 'if-match': '"1"' });
    expect(put.status).toBe(404);
    expect((await other.send('DELETE', `/api/profiles/${profile.id}`)).status).toBe(404);
    const mine = await other.get<Letter[]>('/api/letters/?include=patient');
    expect(mine.body.every(({ patient_id }) => patient_id !== profile.id)).toBe(true);
  });

  test('drafts are visible to staff only, and admins read no letters', async () => {
    const seen = await staff.get<Letter[]>('/api/letters/');
    expect(seen.body.some(({ status }) => status === 'draft')).toBe(true);
    const mine = await other.get<Letter[]>('/api/letters/');
    expect(new Set(mine.body.map(({ status }) => status))).toEqual(new Set(['sent']));
    expect((await admin.get<Letter[]>('/api/letters/')).body).toEqual([]);
  });

  test('a sent letter never changes', async () => {
    const sent = (await staff.get<Letter[]>('/api/letters/?filter={"status":"sent"}'))
      .body[0] as Letter;
    const one = await staff.get<Letter>(`/api/letters/${sent.id}`);
    const answer = await staff.send(
      'PUT',
      `/api/letters/${sent.id}`,
      { ...one.body, subject: 'Anders' },
      { 'if-match': one.headers.get('etag') ?? '' },
    );
    expect(answer.status).toBe(409);
    expect((await staff.get<Letter>(`/api/letters/${sent.id}`)).body.subject).toBe(sent.subject);
  });

  test('lists filter, sort, count and include [R8.8]', async () => {
    const list = await guest.get<{ slug: string; prices: { amount: string | null }[] }[]>(
      '/api/treatments/?filter={"slug":{"$in":["faltenbehandlung","hyaluron"]}}&sort=slug&include=prices,concerns',
    );
    expect(list.body.map(({ slug }) => slug)).toEqual(['faltenbehandlung', 'hyaluron']);
    expect(list.body[0]?.prices[0]?.amount).toBe('180.00');
    expect((await guest.get('/api/treatments/?count')).body).toEqual({ count: 13 });
    expect((await guest.get('/api/treatments/?filter={"password":1}')).status).toBe(400);
    expect((await guest.get('/api/treatments/?limit=501')).status).toBe(400);
  });

  test('keyset pages together hold every row once', async () => {
    const seen: string[] = [];
    let next: string | undefined = '/api/prices/?limit=7';
    while (next) {
      const page: { headers: Headers; body: { id: string }[] } = await guest.get(next);
      seen.push(...page.body.map(({ id }) => id));
      next = /<([^>]+)>;\s*rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    const { body } = await guest.get<{ count: number }>('/api/prices/?count');
    expect(seen).toHaveLength(body.count);
    expect(new Set(seen).size).toBe(body.count);
  });

  test('the same POST twice, by its key, creates one record', async () => {
    const price = {
      position: 90,
      label_de: 'Einmal',
      label_en: 'Once',
      amount: '10.00',
      valid_from: '2026-11-01',
      published_at: '2026-11-01T00:00:00.000Z',
    };
    const key = { 'idempotency-key': `key-${kind}-1` };
    const first = await staff.send<{ id: string }>('POST', '/api/prices/', price, key);
    const second = await staff.send<{ id: string }>('POST', '/api/prices/', price, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    const { body } = await guest.get('/api/prices/?count&filter={"label_de":"Einmal"}');
    expect(body).toEqual({ count: 1 });
  });

  test('a changed price is on the price page at the next request', async () => {
    const found = await staff.get<{ id: string }[]>(
      '/api/prices/?filter={"label_de":"Hydrafacial"}',
    );
    await guest.get('/preise');
    const id = found.body[0]?.id ?? '';
    expect((await publish(staff, 'prices', id, { amount: '173.00' })).status).toBe(200);
    expect((await guest.get<string>('/preise')).body).toContain('173');
    expect((await guest.get<string>('/hydrafacial')).body).toContain('173');
  });

  test.each([
    ['roles', ['admin', 'staff']],
    ['roles', []],
    ['disabled_at', '2026-01-01T00:00:00Z'],
  ])('an admin writes no %s: roles and states have rules of their own', async (column, value) => {
    const admin = createClient(node.url);
    await admin.signIn('admin@example.org');
    for (const { id } of (await admin.get<{ id: string }[]>('/api/users/')).body) {
      const path = `/api/users/${id}`;
      const { body } = await admin.get<Record<string, unknown>>(path);
      if (JSON.stringify(body[column]) === JSON.stringify(value)) continue;
      const answer = await admin.send('PUT', path, { [column]: value }, { 'if-match': '*' });
      expect(answer.status).toBe(422);
      expect((await admin.get<object>(path)).body).toEqual(body);
    }
  });

  test('`password_change` of an account is readable, and is changed only by signing the account out', async () => {
    const admin = createClient(node.url);
    await admin.signIn('admin@example.org');
    const filter = encodeURIComponent('{"email":"patient2@example.org"}');
    const read = async () =>
      (await admin.get<Record<string, unknown>[]>(`/api/users/?filter=${filter}`)).body[0] ?? {};
    const before = await read();
    const path = `/api/users/${before.id}`;
    const put = (values: object) => admin.send('PUT', path, values, { 'if-match': '*' });
    expect((await put({ password_change: true })).status).toBe(422);
    expect(await read()).toEqual(before);
    const { body: csrf } = await admin.get<object>('/api/auth/csrf');
    const reset = `/api/auth/accounts/${String(before.id).toUpperCase()}/password/reset`;
    expect((await admin.send('POST', reset, { ...csrf, json: 'true' })).status).toBe(200);
    expect(await read()).toMatchObject({
      password_change: true,
      password_change_since: expect.stringMatching(/^\d{4}-/),
    });
    await node.database
      .fork()
      .execute(
        "update users set password_change = false, password_change_since = null where email = 'patient2@example.org'",
      );
  });

  test('facts that no page can render are refused, and the page stays', async () => {
    const found = await staff.get<{ id: string }[]>('/api/treatments/?filter={"slug":"hyaluron"}');
    const path = `/api/treatments/${found.body[0]?.id}`;
    const before = await staff.get<{ facts: object }>(path);
    const tag = { 'if-match': before.headers.get('etag') ?? '' };
    for (const facts of [5, {}, { ...before.body.facts, layer: 'knochen' }]) {
      const answer = await staff.send<{ code: string }>(
        'PUT',
        path,
        { ...before.body, facts },
        tag,
      );
      expect(answer.status).toBe(422);
      expect(answer.body.code).toBe('VALIDATION_FAILED');
    }
    expect((await guest.get('/hyaluron')).status).toBe(200);
  });

  test('a request of another site is refused', async () => {
    const answer = await patient.send<{ code: string }>(
      'PUT',
      `/api/profiles/${profile.id}`,
      {},
      { origin: 'https://elsewhere.example' },
    );
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('CSRF');
  });

  test('an unknown address below /api is a 404 in JSON', async () => {
    const { status, body } = await guest.get<{ code: string }>('/api/nothing/');
    expect(status).toBe(404);
    expect(body.code).toBe('NOT_FOUND');
  });
});
