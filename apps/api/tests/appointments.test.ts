import { AuditEvent } from '@praxiskit/record-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Appointment } from '../src/modules/appointments/appointment.entity.ts';
import { createClient, type TestClient } from './support/client.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);

interface Row {
  id: string;
  patient_id: string;
  treatment_id: string | null;
  starts_at: string | null;
  ends_at: string | null;
  status: string;
  note: string | null;
}
interface Refusal {
  code: string;
  message: string;
  details: Record<string, { op: string; message: string }[]> & { fields?: string[] };
}

const list = '/api/appointments/';
const anyVersion = { 'if-match': '*' };
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe.each(mainDatabases)('on %s', (kind) => {
  let node: TestNode;
  const clients = {} as Record<'guest' | 'patient' | 'other' | 'staff' | 'admin', TestClient>;
  const profiles = {} as Record<'patient' | 'other', string>;
  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind));
    const emails = { patient: 'patient', other: 'patient2', staff: 'staff', admin: 'admin' };
    clients.guest = createClient(node.url);
    for (const [who, name] of Object.entries(emails)) {
      const client = createClient(node.url);
      await client.signIn(`${name}@example.org`);
      clients[who as 'staff'] = client;
    }
    for (const who of ['patient', 'other'] as const) {
      const { body } = await clients[who].get<Row[]>('/api/profiles/');
      profiles[who] = body[0]?.id ?? '';
    }
  });

  type Who = keyof typeof clients;
  const read = async (who: Who, query = '') => (await clients[who].get<Row[]>(list + query)).body;
  const ask = (who: Who, values: object) => clients[who].send<Row & Refusal>('POST', list, values);
  const put = (who: Who, id: string, values: object) =>
    clients[who].send<Row & Refusal>('PUT', list + id, values, anyVersion);
  const rowOf = (id: string) => node.database.fork().findOneOrFail(Appointment, { id });
  const made = async (values: object = {}) => {
    const { status, body } = await ask('staff', { patient_id: profiles.patient, ...values });
    expect(status).toBe(201);
    return body;
  };

  test('a patient sees own appointments only, staff all, an admin and a guest none', async () => {
    const mine = await read('patient');
    expect(mine.length).toBeGreaterThan(0);
    expect(new Set(mine.map(({ patient_id }) => patient_id))).toEqual(new Set([profiles.patient]));
    const all = await read('staff');
    expect(new Set(all.map(({ patient_id }) => patient_id))).toEqual(
      new Set(Object.values(profiles)),
    );
    expect(await read('admin')).toEqual([]);
    expect((await clients.guest.get(list)).status).toBe(401);
    for (const { id } of mine) {
      expect((await clients.other.get(list + id)).status).toBe(404);
      expect((await put('other', id, { status: 'cancelled' })).status).toBe(404);
      expect((await clients.admin.get(list + id)).status).toBe(404);
    }
  });

  test('a requested appointment belongs to the patient who requests it, whatever the body names', async () => {
    const [treatment] = (await clients.patient.get<Row[]>('/api/treatments/')).body;
    const wanted = { treatment_id: treatment?.id, note: 'Nach 16 Uhr.' };
    const { status, body } = await ask('patient', wanted);
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ ...wanted, patient_id: profiles.patient, status: 'requested' }),
    ]);
    expect(body.starts_at).toBeNull();
    const names = await node.database.fork().find(AuditEvent, { recordId: body.id });
    expect(names.map(({ action, view }) => [action, view])).toEqual([['create', 'appointments']]);
  });

  test.each([
    ['patient_id', () => profiles.other],
    ['starts_at', () => inHours(24)],
    ['ends_at', () => inHours(25)],
  ])('a patient who requests an appointment cannot set %s', async (column, value) => {
    const before = await node.database.fork().count(Appointment);
    const { status, body } = await ask('patient', { [column]: value() });
    expect([status, body.code, Object.keys(body.details)]).toEqual([422, 'READ_ONLY', [column]]);
    expect(await node.database.fork().count(Appointment)).toBe(before);
  });

  test.each(['proposed', 'confirmed', 'cancelled'])(
    'a patient’s request does not begin as %s',
    async (status) => {
      const before = await node.database.fork().count(Appointment);
      const answer = await ask('patient', { status });
      expect([answer.status, answer.body.details.status?.[0]?.op]).toEqual([422, 'oneOf']);
      expect(await node.database.fork().count(Appointment)).toBe(before);
    },
  );

  test('a patient has at most three open requests, also where they come at once', async () => {
    const open = { patient: profiles.other, status: 'requested' } as const;
    await node.database.fork().nativeDelete(Appointment, open);
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask('other', {})));
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect([made.length, await node.database.fork().count(Appointment, open)]).toEqual([3, 3]);
    const said = async (language: string) => {
      const answer = await clients.other.send<Refusal>('POST', `${list}?lang=${language}`, {});
      return [answer.status, answer.body.details.status?.[0]?.message];
    };
    expect(await said('de')).toEqual([422, expect.stringMatching(/^Drei Ihrer Anfragen/)]);
    expect(await said('en')).toEqual([422, expect.stringMatching(/^Three of your requests/)]);
    expect((await ask('staff', { patient_id: profiles.other })).status).toBe(201);
    for (const { id } of made.slice(0, 2)) await put('other', id, { status: 'cancelled' });
    expect((await ask('other', {})).status).toBe(201);
    await node.database.fork().nativeDelete(Appointment, open);
  });

  test('a patient who books and cancels over and over is asked to call, after six times a day', async () => {
    const asked = { patient: profiles.other, startsAt: null } as const;
    await node.database.fork().nativeDelete(Appointment, asked);
    const answers: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const { status, body } = await ask('other', {});
      answers.push(status);
      if (status === 201) await put('other', body.id, { status: 'cancelled' });
    }
    expect(answers).toEqual([...Array.from({ length: 6 }, () => 201), 429]);
    const said = async (language: string) => {
      const url = `${list}?lang=${language}`;
      const { status, headers, body } = await clients.other.send<Refusal>('POST', url, {});
      return [status, headers.get('retry-after'), body.code, body.message];
    };
    const refused = [429, '86400', 'TOO_MANY_REQUESTS'];
    expect(await said('de')).toEqual([...refused, expect.stringMatching(/rufen Sie uns an/)]);
    expect(await said('en')).toEqual([...refused, expect.stringMatching(/call us/)]);
    expect((await ask('staff', { patient_id: profiles.other })).status).toBe(201);
    await node.database.fork().nativeDelete(Appointment, asked);
  });

  test('a time in the past cannot be proposed or confirmed; a confirmed one can still be noted on', async () => {
    const past = { starts_at: inHours(-2), ends_at: inHours(-1) };
    for (const status of ['proposed', 'confirmed']) {
      const { status: answer, body } = await ask('staff', {
        patient_id: profiles.patient,
        status,
        ...past,
      });
      expect([answer, body.details.ends_at?.[0]?.message]).toEqual([
        422,
        'Dieser Termin ist schon vorbei.',
      ]);
    }
    const { id } = await made({
      status: 'confirmed',
      starts_at: inHours(70),
      ends_at: inHours(71),
    });
    expect((await put('staff', id, past)).status).toBe(422);
    const em = node.database.fork();
    const row = await em.findOneOrFail(Appointment, { id });
    Object.assign(row, { startsAt: new Date(past.starts_at), endsAt: new Date(past.ends_at) });
    await em.flush();
    expect((await put('staff', id, { note: 'War da.' })).status).toBe(200);
    expect((await put('staff', id, { status: 'cancelled' })).status).toBe(200);
  });

  test('a patient has no two confirmed appointments at one time, also where both are confirmed at once', async () => {
    // Later than every appointment of the sample, which are on mornings.
    const at = (from: number, to: number) => ({ starts_at: inHours(from), ends_at: inHours(to) });
    const proposals = await Promise.all([
      made({ status: 'proposed', ...at(900, 902) }),
      made({ status: 'proposed', ...at(901, 903) }),
    ]);
    const answers = await Promise.all(
      proposals.map(({ id }) => put('staff', id, { status: 'confirmed' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422)?.body.details;
    expect(refused?.starts_at?.[0]?.message).toMatch(/schon ein Termin bestätigt/);
    const [kept] = proposals.filter((_, index) => answers[index]?.status === 200);
    expect((await put('staff', kept?.id ?? '', { note: 'x', ...at(900.5, 902) })).status).toBe(200);
    expect((await made({ status: 'confirmed', ...at(903, 904) })).status).toBe('confirmed');
    const elsewhere = { patient_id: profiles.other, status: 'confirmed', ...at(900, 904) };
    expect((await ask('staff', elsewhere)).status).toBe(201);
  });

  test.each([{}, { patient_id: null }, { patient_id: '' }])(
    'staff who name no patient get an error that says so: %o',
    async (values) => {
      const { status, body } = await ask('staff', values);
      expect([status, Object.keys(body.details)]).toEqual([422, ['patient_id']]);
      const letter = { subject: 'S', body: 'B', ...values };
      const refused = await clients.staff.send<Refusal>('POST', '/api/letters/', letter);
      expect([refused.status, Object.keys(refused.body.details)]).toEqual([422, ['patient_id']]);
    },
  );

  test('a user who is no patient of the practice cannot request an appointment', async () => {
    expect((await ask('admin', { note: 'x' })).status).toBe(404);
    expect((await ask('guest', { note: 'x' })).status).toBe(401);
  });

  test.each(['requested', 'proposed', 'confirmed'])(
    'a patient cancels an appointment that is %s, and cannot take that back',
    async (status) => {
      const { id } = await made({ status, starts_at: inHours(48), ends_at: inHours(49) });
      expect((await put('patient', id, { status: 'cancelled' })).status).toBe(200);
      for (const again of ['requested', 'proposed', 'confirmed']) {
        expect((await put('patient', id, { status: again })).status).toBe(404);
      }
      expect((await rowOf(id)).status).toBe('cancelled');
    },
  );

  test('a patient cancels no appointment that has begun', async () => {
    const times = { starts_at: inHours(-1), ends_at: inHours(1) };
    const { id } = await made({ status: 'confirmed', ...times });
    const { status, body } = await put('patient', id, { status: 'cancelled' });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect((await rowOf(id)).status).toBe('confirmed');
  });

  test('a patient confirms nothing, and changes nothing else of what they have asked for', async () => {
    const { body: row } = await ask('patient', { note: 'Bitte vormittags.' });
    for (const status of ['proposed', 'confirmed']) {
      const { body } = await put('patient', row.id, { status });
      expect(body.details.status?.[0]?.op).toBe('oneOf');
    }
    const [treatment] = (await clients.patient.get<Row[]>('/api/treatments/')).body;
    const others = { note: 'Anders', treatment_id: treatment?.id, starts_at: inHours(3) };
    for (const [column, value] of Object.entries({ ...others, patient_id: profiles.other })) {
      const refused = await put('patient', row.id, {
        ...row,
        status: 'cancelled',
        [column]: value,
      });
      expect([refused.status, Object.keys(refused.body.details)]).toEqual([422, [column]]);
    }
    const { note, status } = await rowOf(row.id);
    expect([note, status]).toEqual(['Bitte vormittags.', 'requested']);
    const { columns } = (
      await clients.patient.get<{ columns: Record<string, object> }>('/api/model/appointments')
    ).body;
    expect(columns.note).toMatchObject({ createOnly: true });
    expect(columns.starts_at).toMatchObject({ readOnly: true });
    expect((await clients.patient.send('DELETE', list + row.id)).status).toBe(404);
  });

  test('staff go from step to step, and a cancelled appointment stays cancelled', async () => {
    const { id } = await made();
    const step = async (values: object) => (await put('staff', id, values)).status;
    const times = { starts_at: inHours(30), ends_at: inHours(31) };
    expect(await step({ status: 'proposed', ...times })).toBe(200);
    expect(await step({ status: 'confirmed' })).toBe(200);
    expect(await step({ status: 'requested' })).toBe(422);
    expect(await step({ status: 'proposed', starts_at: inHours(29) })).toBe(200);
    expect(await step({ status: 'cancelled' })).toBe(200);
    expect(await step({ status: 'confirmed' })).toBe(422);
    expect(await step({ note: 'Abgesagt am Telefon' })).toBe(200);
  });

  test.each([
    ['proposed without a time', { status: 'proposed' }, 'starts_at', 'required'],
    [
      'an end before the start',
      { starts_at: inHours(5), ends_at: inHours(4) },
      'ends_at',
      'compare',
    ],
    ['a longer message than fits', { note: 'x'.repeat(1001) }, 'note', 'maxLength'],
  ])('staff are refused %s', async (_what, values, column, op) => {
    const { status, body } = await ask('staff', { patient_id: profiles.patient, ...values });
    expect([status, body.details[column]?.[0]?.op]).toEqual([422, op]);
  });

  test('an appointment is never given to another patient, not even by staff', async () => {
    const { id, ...row } = await made();
    const { status, body } = await put('staff', id, { ...row, patient_id: profiles.other });
    expect([status, Object.keys(body.details)]).toEqual([422, ['patient_id']]);
  });

  test('an appointment of a locked patient is made, changed and seen by no user', async () => {
    const { id } = await made();
    const lock = (at: Date | null) =>
      node.database
        .fork()
        .execute('update profiles set locked_at = ? where id = ?', [at, profiles.patient]);
    await lock(new Date());
    try {
      expect((await ask('staff', { patient_id: profiles.patient })).status).toBe(422);
      expect((await put('staff', id, { note: 'x' })).status).toBe(404);
      expect((await read('staff')).filter((row) => row.id === id)).toEqual([]);
    } finally {
      await lock(null);
    }
  });

  test('a change is sent to those who see the appointment, and to no others', async () => {
    const open = async (who: Who) => {
      const controller = new AbortController();
      const answer = await clients[who].request('/api/events?views=appointments', {
        signal: controller.signal,
      });
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const until = async (part: string) => {
        while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
        controller.abort();
        return text;
      };
      return { until };
    };
    const [patient, other] = [await open('patient'), await open('other')];
    const own = await made();
    const { body: theirs } = await ask('other', { note: 'meins' });
    expect(await patient.until(own.id)).not.toContain(theirs.id);
    expect(await other.until(theirs.id)).not.toContain(own.id);
  });
});
