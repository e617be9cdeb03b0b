import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FrozenLetter } from '@praxiskit/letters';
import { createLetterPress, LetterPressError } from '@praxiskit/letters/press';
import { deliverLetter } from '@praxiskit/letters/server';
import { ensureOpen } from '@praxiskit/patients/mikro-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAccount } from '../src/modules/accounts/deleted-accounts.ts';
import { exportPatient } from '../src/modules/accounts/export-patient.ts';
import { settleLetterJob } from '../src/modules/letters/letter-jobs.ts';
import { createSiteRecords } from '../src/modules/records/site-records.ts';
import { createClient, type TestClient } from './support/client.ts';
import { changeLetter, type Letter, writeLetter } from './support/letter.ts';
import { addLetterRow } from './support/letter-rows.ts';
import {
  freshEnvironment,
  mainDatabases,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';

afterAll(stopAll);
afterEach(() => vi.restoreAllMocks());

type Shown = Letter & { delivery: string; sent_at: string; withdrawn_at: string | null };

describe.each(mainDatabases)('the delivery of letters on %s', (kind) => {
  let node: TestNode;
  let doctor: TestClient;
  let desk: TestClient;

  beforeAll(async () => {
    node = await startTestNode(await freshEnvironment(kind, { LETTER_TAKE_BACK_SECONDS: '600' }));
    records = createSiteRecords(() => node.database.fork());
    [doctor, desk] = [createClient(node.url), createClient(node.url)];
    await doctor.signIn('staff@example.org');
    await desk.signIn('desk@example.org');
    // A doctor and one of the desk are patients of the practice, too.
    for (const email of ['desk@example.org', 'staff@example.org']) {
      await sql(
        `insert into profiles (id, version, created_at, updated_at, user_id, first_name, last_name, locale)
         select gen_random_uuid(), 1, now(), now(), id, 'Eigene', 'Akte', 'de' from users where email = ?`,
        [email],
      );
    }
  });
  beforeEach(() => sql('update users set disabled_at = null'));

  const sql = <Row>(text: string, values: unknown[] = []) =>
    node.database.fork().execute<Row[]>(text, values);
  const within = <T>(work: (em: SqlEntityManager) => Promise<T>) =>
    node.database.fork().transactional((em) => work(em as SqlEntityManager));
  let records: ReturnType<typeof createSiteRecords>;
  const add = (options: Parameters<typeof addLetterRow>[1]) =>
    addLetterRow(node.database.fork(), options);
  const read = async (id: string, who = doctor) =>
    (await who.get<Shown>(`/api/letters/${id}`)).body;
  const kindsOf = async (id: string) =>
    (
      await sql<{ kind: string }>(
        'select kind from letter_events where letter_id = ? order by at, id',
        [id],
      )
    ).map((event) => event.kind);
  const deliver = (letterId: string, attempt = 1) =>
    within((em) => deliverLetter(em, records(em), { letterId, attempt }));
  const makeDue = (id: string) => sql('update letters set due_at = now() where id = ?', [id]);
  /** The job of the mail has ended. */
  const settleMail = (letterId: string, ends: { isMailed: boolean } | null) =>
    within((em) =>
      settleLetterJob(em, records(em), {
        id: crypto.randomUUID(),
        name: 'letter-available',
        payload: { letterId, attempt: 1 },
        tries: 1,
        failure: ends ? null : { name: 'Error' },
        result: ends ?? undefined,
      }),
    );
  const disable = (email: string) =>
    sql('update users set disabled_at = now() where email = ?', [email]);
  const withdraw = (id: string, who = doctor) =>
    who.send('POST', `/api/letters/${id}/withdraw`, { reason: 'Falsch' });
  const printed = async (id: string) =>
    (await doctor.send('POST', `/api/letters/${id}/printed`)).status;

  test('a mail that has left is recorded, whatever happened to letter and account meanwhile', async () => {
    const [withdrawn, disabled] = [await add({ status: 'sent' }), await add({ status: 'sent' })];
    await withdraw(withdrawn);
    await disable('patient@example.org');
    for (const id of [withdrawn, disabled]) {
      await settleMail(id, { isMailed: true });
      expect((await read(id)).mail_status).toBe('sent');
      expect(await kindsOf(id)).toContain('mailed');
    }
  });

  test('a letter whose patient cannot be mailed any more is for the post, and a withdrawn one is not [L14]', async () => {
    const [sent, withdrawn] = [await add({ status: 'sent' }), await add({ status: 'sent' })];
    await withdraw(withdrawn);
    for (const id of [sent, withdrawn]) await settleMail(id, { isMailed: false });
    expect((await read(sent)).mail_status).toBe('failed');
    expect(await printed(sent)).toBe(204);
    expect((await read(withdrawn)).mail_status).toBeNull();
    // A mail that is sent again may arrive after all, and then has arrived for good.
    const again = await add({ status: 'sent' });
    for (const ends of [null, { isMailed: true }, null]) await settleMail(again, ends);
    expect((await read(again)).mail_status).toBe('sent');
  });

  test('an account that was disabled in the ten seconds: the letter goes on paper [L14]', async () => {
    const id = await add({ status: 'sending' });
    await disable('patient@example.org');
    await makeDue(id);
    expect(await deliver(id)).toBe('paper');
    expect(await read(id)).toMatchObject({ status: 'sent', delivery: 'paper' });
    expect(await printed(id)).toBe(204);
  });

  test('a job that comes too early sends nothing, and says how long it has to wait', async () => {
    const id = await add({ status: 'sending' });
    expect(await deliver(id)).toEqual({ dueInS: expect.closeTo(600, -1) });
    expect((await read(id)).status).toBe('sending');
    await makeDue(id);
    expect(await deliver(id)).toBe('portal');
  });

  test('the ten seconds are the database’s: a node whose clock is ahead takes back and sends alike', async () => {
    const { id } = await writeLetter(doctor);
    const real = Date.now();
    const ahead = () => vi.spyOn(Date, 'now').mockReturnValue(real + 700_000);
    ahead();
    expect((await changeLetter(doctor, id, { status: 'sending' })).status).toBe(200);
    const [{ left } = { left: '0' }] = await sql<{ left: string }>(
      'select extract(epoch from due_at - clock_timestamp()) as left from letters where id = ?',
      [id],
    );
    expect(Number(left)).toBeGreaterThan(500);
    expect(Number(left)).toBeLessThanOrEqual(600);
    expect((await changeLetter(doctor, id, { status: 'draft' })).status).toBe(200);
  });

  test('who has sent a letter last is known by the database’s time, not by the ids of its events', async () => {
    const id = await add({ status: 'sending', circle: 'desk', author: 'desk@example.org' });
    const sentBy = (email: string, event: string, seconds: number) =>
      sql(
        `insert into letter_events (id, letter_id, at, kind, actor_id, actor_name)
         select ?, ?, now() - ? * interval '1 second', 'sending', id, name from users where email = ?`,
        [event, id, seconds, email],
      );
    await sentBy('desk@example.org', 'ffffffff-ffff-7fff-8fff-ffffffffffff', 60);
    await sentBy('staff@example.org', '00000000-0000-7000-8000-000000000001', 5);
    expect((await changeLetter(desk, id, { status: 'draft' })).status).toBe(422);
    await makeDue(id);
    await deliver(id);
    const [sent] = await sql(
      `select actor_name from letter_events where letter_id = ? and kind = 'sent'`,
      [id],
    );
    expect(sent).toEqual({ actor_name: 'Dr. med. Clara Mustermann' });
  });

  test('staff who are patients read their own sent letters as patients do, and write none of them [L7] [L8]', async () => {
    const own = { patient: 'desk@example.org', subject: 'Eigener Befund' };
    const sent = await add({ ...own, status: 'sent' });
    expect((await desk.get(`/api/own_letters/${sent}`)).body).toMatchObject({
      subject: 'Eigener Befund',
    });
    expect((await desk.request(`/api/letters/${sent}/print`)).status).toBe(200);
    expect(await (await desk.request(`/service/letter/${sent}`)).text()).toContain(
      'Eigener Befund',
    );
    expect((await desk.send('POST', `/api/letters/${sent}/read`)).status).toBe(204);
    const put = async (who: TestClient, id: string, values: object) =>
      (await who.send('PUT', `/api/letters/${id}`, values, { 'if-match': '*' })).status;
    const draft = await add({ ...own, status: 'draft', circle: 'desk' });
    expect((await desk.get(`/api/letters/${draft}`)).status).toBe(404);
    expect((await desk.get(`/api/letter_cards/${draft}`)).status).toBe(404);
    expect(await put(desk, draft, { body: 'Anders' })).toBe(404);
    expect(await put(doctor, draft, { body: 'Anders' })).toBe(200);
    // Nor do they see who has deleted it.
    await doctor.send('DELETE', `/api/letters/${draft}`, undefined, { 'if-match': '*' });
    expect((await doctor.get(`/api/letters/${draft}/gone`)).status).toBe(200);
    expect((await desk.get(`/api/letters/${draft}/gone`)).status).toBe(404);
    // Others of the desk do not read it.
    const ofDoctor = await add({ patient: 'staff@example.org', status: 'sent' });
    expect((await desk.get(`/api/letters/${ofDoctor}`)).status).toBe(404);
    expect((await withdraw(ofDoctor)).status).toBe(404);
    expect((await doctor.send('POST', `/api/letters/${ofDoctor}/printed`)).status).toBe(404);
    expect((await doctor.get(`/api/own_letters/${ofDoctor}`)).body).toMatchObject({
      status: 'sent',
    });
    const [self] = await sql<{ id: string }>(
      `select p.id from profiles p join users u on u.id = p.user_id where u.email = 'staff@example.org'`,
    );
    const begun = await doctor.send('POST', '/api/letters/', { patient_id: self?.id });
    expect(begun).toMatchObject({ status: 422, body: { details: { patient_id: [{}] } } });
  });

  test('staff know of letters to themselves what any patient knows of theirs [L8]', async () => {
    const states = ['sent', 'withdrawn'] as const;
    const of = (email: string) =>
      Promise.all(
        states.map((status) =>
          add({ patient: email, subject: 'Heimlich', circle: 'desk', status }),
        ),
      );
    const namesOf = async (who: TestClient, path: string) => {
      const { status, body } = await who.get<object>(path);
      return status === 200 ? Object.keys(body).sort() : status;
    };
    const patient = createClient(node.url);
    await patient.signIn('patient@example.org');
    const known = await of('patient@example.org');
    for (const [email, who] of [
      ['desk@example.org', desk],
      ['staff@example.org', doctor],
    ] as const) {
      const own = await of(email);
      for (const [index, id] of own.entries()) {
        for (const view of ['own_letters', 'own_letter_cards']) {
          const ofPatient = await namesOf(patient, `/api/${view}/${known[index]}`);
          expect(await namesOf(who, `/api/${view}/${id}`), `${view} ${email}`).toEqual(ofPatient);
        }
        for (const view of ['letters', 'letter_cards']) {
          expect(await namesOf(who, `/api/${view}/${id}`), `${view} ${email}`).toBe(404);
          const filter = { filter: { id } };
          expect((await who.send('POST', `/api/${view}/query`, filter)).body).toEqual([]);
        }
      }
      const withdrawn = await (await who.request(`/service/letter/${own[1]}`)).text();
      expect(withdrawn).toContain('zurückgezogen');
      expect(withdrawn).not.toContain('Heimlich');
      expect((await who.request(`/api/letters/${own[1]}/print`)).status).toBe(404);
    }
  });

  test('reading waits for a write of the letter that is slower than a lock may wait', async () => {
    const id = await add({ status: 'sent', patient: 'desk@example.org' });
    const holding = within(async (em) => {
      await em.execute('select 1 from letters where id = ? for update', [id]);
      await new Promise((resolve) => setTimeout(resolve, 450));
    });
    const path = `/api/letters/${id}/read`;
    const answers = await Promise.all([1, 2].map(() => desk.send('POST', path)));
    await holding;
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(await kindsOf(id)).toEqual(['read']);
  });

  test.each([
    ...['read_at', 'printed_at'].flatMap((name) => [
      [`${name} = now()`, `${name} = null`],
      [`${name} = now()`, `${name} = now() - interval '1 day'`],
    ]),
    [`mail_status = 'sent'`, `mail_status = 'failed'`],
    [`mail_status = 'failed'`, 'mail_status = null'],
    [
      `status = 'withdrawn', withdrawn_at = now(), withdrawn_reason = 'x'`,
      `withdrawn_reason = 'y'`,
    ],
    [`status = 'withdrawn', withdrawn_at = now(), withdrawn_reason = 'x'`, 'withdrawn_at = null'],
    ['version = version', 'withdrawn_at = now()'],
    ['version = version', `withdrawn_reason = 'x'`],
    ['version = version', `delivery = 'paper'`],
    ['version = version', 'listed_at = now()'],
    ['version = version', 'created_at = now()'],
    ['version = version', 'due_at = now()'],
    ['version = version', 'attempt = 7'],
  ])(
    'facts of a sent letter change once: after %s the database refuses %s [L1]',
    async (first, then) => {
      const id = await add({ status: 'sent' });
      const set = (what: string) => sql(`update letters set ${what} where id = ?`, [id]);
      await set(first as string);
      await expect(set(then as string)).rejects.toThrow('never changes');
    },
  );

  test('a mail that failed may have arrived after all', async () => {
    const id = await add({ status: 'sent' });
    for (const state of ['failed', 'sent']) {
      await sql('update letters set mail_status = ? where id = ?', [state, id]);
    }
    expect((await read(id)).mail_status).toBe('sent');
  });

  test('each way back to a draft has its own event', async () => {
    const { id } = await writeLetter(doctor);
    const path = `/api/letters/${id}`;
    for (const status of ['ready', 'draft', 'sending', 'draft']) {
      expect((await changeLetter(doctor, id, { status })).status).toBe(200);
    }
    await doctor.send('DELETE', path, undefined, { 'if-match': '*' });
    await doctor.send('POST', `${path}/restore`, undefined, { 'if-match': '*' });
    expect(await kindsOf(id)).toEqual([
      'begun',
      'ready',
      'reopened',
      'sending',
      'taken_back',
      'gone',
      'restored',
    ]);
  });

  test('an old letter without a print gets one of today’s template', async () => {
    const id = await add({ status: 'sending' });
    await sql(`update letters set frozen = jsonb_set(frozen, '{template}', '"0"') where id = ?`, [
      id,
    ]);
    await sql(`update letters set status = 'sent', sent_at = now() where id = ?`, [id]);
    expect((await doctor.request(`/api/letters/${id}/print`)).status).toBe(200);
  });

  test('the export of a person’s data has their letters with all that they show, and their prints', async () => {
    await sql('update users set disabled_at = null');
    const patient = createClient(node.url);
    await patient.signIn('patient@example.org');
    const sent = await add({ status: 'sent', subject: 'Im Auszug' });
    const withdrawn = await add({ status: 'withdrawn', subject: 'Nicht im Auszug' });
    const answer = await patient.request('/api/auth/export');
    const text = await answer.text();
    const { letters } = JSON.parse(text) as { letters: Record<string, unknown>[] };
    const found = letters.find(({ subject }) => subject === 'Im Auszug') as {
      pdf: { base64: string };
    };
    const { frozen } = (
      await patient.get<{ frozen: Record<string, unknown> }>(`/api/letters/${sent}`)
    ).body;
    expect(found).toMatchObject({
      status: 'sent',
      recipient: frozen.recipient,
      letterhead: frozen.letterhead,
      reference: frozen.reference,
      pdf: {
        name: expect.stringMatching(/^Brief-.*\.pdf$/),
        base64: expect.stringMatching(/^JVBERi0/),
      },
    });
    const print = await patient.request(`/api/letters/${sent}/print`);
    expect(found.pdf.base64).toBe(Buffer.from(await print.arrayBuffer()).toString('base64'));
    expect(text).not.toContain('Nicht im Auszug');
    const [row] = await sql<{ at: Date }>('select withdrawn_at as at from letters where id = ?', [
      withdrawn,
    ]);
    expect(letters).toContainEqual({
      status: 'withdrawn',
      sent_at: expect.any(String),
      withdrawn_at: new Date(row?.at ?? 0).toISOString(),
    });
  });

  describe('a patient whose record is locked', () => {
    /** A patient of their own account, whose record is kept because of a letter. */
    async function addPatient() {
      const email = `${crypto.randomUUID()}@example.org`;
      await sql(
        `insert into users (id, version, created_at, updated_at, email, name, roles, password_change, password_hash, email_verified_at)
         select gen_random_uuid(), 1, now(), now(), ?, 'Gesperrt', '{}', false, password_hash, now() from users where email = 'patient@example.org'`,
        [email],
      );
      const [row] = await sql<{ id: string; account: string }>(
        `insert into profiles (id, version, created_at, updated_at, user_id, first_name, last_name, locale)
         select gen_random_uuid(), 1, now(), now(), id, 'Gerd', 'Gesperrt', 'de' from users where email = ?
         returning id, user_id as account`,
        [email],
      );
      await add({ patient: email, status: 'sent' });
      return { email, id: row?.id ?? '', account: row?.account ?? '' };
    }
    const unsentOf = (patient: string) =>
      sql(
        `select status from letters where patient_id = ? and status not in ('sent', 'withdrawn')`,
        [patient],
      );
    /** Until the work waits for a lock, or has ended. */
    async function untilBlocked(work: Promise<unknown>) {
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      work.then(end, end);
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      while (!isOver && (await sql(waiting)).length === 0);
    }

    test.runIf(kind === 'postgres')(
      'a letter that is sent while a deletion locks the record waits for it, and is a 404 [L14]',
      async () => {
        const patient = await addPatient();
        const { id } = await writeLetter(doctor, { patient_id: patient.id });
        const answer = await within(async (em) => {
          await em.execute('update profiles set locked_at = now(), user_id = null where id = ?', [
            patient.id,
          ]);
          const sending = changeLetter(doctor, id, { status: 'sending' });
          await untilBlocked(sending);
          return { sending };
        });
        expect((await answer.sending).status).toBe(404);
        expect(await unsentOf(patient.id)).toEqual([{ status: 'draft' }]);
      },
    );

    test.runIf(kind === 'postgres')(
      'a deletion waits for a letter that is being begun, and deletes it, too [L14]',
      async () => {
        const patient = await addPatient();
        let deletion: Promise<void> | undefined;
        await within(async (em) => {
          await ensureOpen(em, patient.id);
          await addLetterRow(em, { patient: patient.email, status: 'draft' });
          deletion = within((tx) => forgetAccount(tx, records(tx), patient.account));
          await untilBlocked(deletion);
        });
        await deletion;
        const [profile] = await sql('select locked_at from profiles where id = ?', [patient.id]);
        expect(profile).toMatchObject({ locked_at: expect.anything() });
        expect(await unsentOf(patient.id)).toEqual([]);
      },
    );

    test('a letter that is due is not sent: it is a draft again, and its sending has failed [L14]', async () => {
      const patient = await addPatient();
      const id = await add({ patient: patient.email, status: 'sending' });
      await sql('update profiles set locked_at = now(), user_id = null where id = ?', [patient.id]);
      await makeDue(id);
      expect(await deliver(id)).toBeNull();
      expect(await kindsOf(id)).toEqual(['sending_failed']);
      expect(
        await sql('select status, frozen, due_at, sent_at from letters where id = ?', [id]),
      ).toEqual([{ status: 'draft', frozen: null, due_at: null, sent_at: null }]);
    });
  });

  test('letters that cannot be printed are exported with their text, and the list of files says why [L14]', async () => {
    const em = node.database.fork();
    const [account] = await sql<{ id: string }>(
      `select id from users where email = 'patient@example.org'`,
    );
    const addOld = async (subject: string, change: string) => {
      const id = await add({ status: 'sending', subject });
      await sql(`update letters set frozen = ${change} where id = ?`, [id]);
      await sql(`update letters set status = 'sent', sent_at = now() where id = ?`, [id]);
    };
    const lines = JSON.stringify(Array.from({ length: 12 }, (_, at) => `Zeile ${at}`));
    await addOld('Zu lange Anschrift', `jsonb_set(frozen, '{recipient}', '${lines}')`);
    await addOld('Kein Datum', `jsonb_set(frozen, '{date}', '"x"')`);
    await addOld('Kein Zeichen', `jsonb_set(frozen, '{subject}', '"😀"')`);
    await addOld('Kein Druck', 'null');
    await addOld('Zu viel zu tun', 'frozen');
    const press = createLetterPress();
    const isBusy = vi.fn(({ subject }: FrozenLetter) => subject === 'Zu viel zu tun');
    const sending = {
      press: {
        layOut: press.layOut,
        press(letter: FrozenLetter) {
          if (isBusy(letter)) throw new LetterPressError('BUSY');
          return press.press(letter);
        },
      },
    };
    type Exported = {
      letters: { subject: string; body: string; pdf: object | null }[];
      files: {
        letter: number;
        name: string | null;
        missing: string | null;
        is_temporary: boolean;
      }[];
    };
    const exportAll = async () =>
      (await exportPatient(em.fork(), account?.id ?? '', sending)) as Exported;
    const { letters, files } = await exportAll();
    const missing = files.flatMap(({ letter, missing, is_temporary, name }) =>
      missing ? [[letters[letter]?.subject, missing, is_temporary, name]] : [],
    );
    expect(missing).toEqual([
      ['Zu lange Anschrift', 'NO_ROOM', false, null],
      ['Kein Datum', 'INVALID', false, null],
      ['Kein Zeichen', 'UNPRINTABLE', false, null],
      ['Kein Druck', 'NOT_KEPT', false, null],
      ['Zu viel zu tun', 'BUSY', true, null],
    ]);
    for (const { letter, missing } of files) {
      expect(letters[letter]).toMatchObject({ body: expect.stringMatching(/./) });
      expect(letters[letter]?.pdf === null).toBe(missing !== null);
    }
    // The press has time again.
    isBusy.mockReturnValue(false);
    const again = await exportAll();
    expect(again.files.filter(({ missing }) => missing)).toHaveLength(4);
    await press.close();
  }, 60_000);

  test('the deletion of an account ends the sending of a letter, which was not sent', async () => {
    const id = await add({ status: 'sending' });
    const [account] = await sql<{ id: string }>(
      `select id from users where email = 'patient@example.org'`,
    );
    await within((em) => forgetAccount(em, records(em), account?.id ?? ''));
    await expect(deliver(id)).resolves.toBeNull();
    expect(await sql('select status from letters where id = ?', [id])).toEqual([]);
  });
});
