import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, expect, test, vi } from 'vitest';
import { createClient, type TestClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

/** A few in each run of the suite, which has 12 minutes; `npm run test:long` does many. */
const KILLS = isLong ? 1000 : 2;
/** From the first request on; short ones fall into every step, long ones do some work on a busy machine. */
const LONGEST_LIFE_MS = 3000;

const running = new Set<ServerProcess>();

afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await stopAll();
});

interface Row {
  id: string;
  position: number;
  status?: string;
}

/** The writes of one staff member over all lives of a server; unanswered ones may be done or not. */
interface History {
  price: { id: string; first: number; saved: number; attempted: number };
  /** Pairs of a treatment and a concern that were not linked at first. */
  pairs: { treatment: string; concern: string; isLinked: boolean }[];
  /** `key`: the Idempotency-Key, under which a draft without an answer is written again; `id`: it was sent. */
  letters: { key: string; draft: string | null; id: string | null }[];
}

test.concurrent.each(mainDatabases)(
  `after ${KILLS} kills at random moments on %s each acknowledged write is stored once, with its audit line and its mail`,
  {
    timeout: 120_000 + KILLS * 60_000,
  },
  async (kind) => {
    const env = await freshEnvironment(kind);
    const cookies = new Map<string, string>();
    let history: History | undefined;
    // A few lives may all end before their first save, or before a letter; those prove nothing.
    const provesNothing = () =>
      !history ||
      history.price.saved === history.price.first ||
      history.letters.every(({ id }) => id === null);
    for (let kill = 0; kill < KILLS || provesNothing(); kill += 1) {
      const server = await startProcess(env);
      running.add(server);
      await server.ready;
      const staff = createClient(server.url, cookies);
      if (kill === 0) await vi.waitFor(() => signIn(staff), { timeout: 30_000 });
      history ??= await vi.waitFor(() => begin(staff), { timeout: 30_000 });
      const death = sleep(Math.random() * LONGEST_LIFE_MS).then(() => server.child.kill('SIGKILL'));
      // A request that the kill has cut off is the end of this life, and so is a busy machine's 503.
      await live(staff, history).catch((error) => {
        if (!(error instanceof TypeError || error instanceof Unavailable)) throw error;
      });
      await death;
      await server.exited;
      running.delete(server);
      // The long form takes the better part of an hour.
      if ((kill + 1) % 100 === 0) console.info(`${kind}: ${kill + 1} kills`);
    }
    if (!history) throw new Error('There was no life.');
    await compare(history, env);
  },
);

class Unavailable extends Error {}

/** @throws Unavailable for a 503, which may be of something done as well as of something undone */
function statusOf({ status }: { status: number }): number {
  if (status === 503) throw new Unavailable();
  return status;
}

/** A busy machine's first sign-in may be answered by a 503. */
async function signIn(staff: TestClient): Promise<void> {
  await staff.signIn('staff@example.org');
  expect((await staff.get('/api/profiles/?limit=1')).status).toBe(200);
}

async function begin(staff: TestClient): Promise<History> {
  const [published] = (await staff.get<Row[]>('/api/prices/?limit=1')).body;
  const open = `/api/drafts/prices/${published?.id}/open`;
  const { body: price } = await staff.send<Row>('POST', open);
  const treatments = (
    await staff.get<(Row & { concerns: Row[] })[]>('/api/treatments/?include=concerns')
  ).body;
  const concerns = (await staff.get<Row[]>('/api/concerns/')).body;
  const pairs = treatments.flatMap(({ id, concerns: linked }) =>
    concerns
      .filter((concern) => !linked.some((other) => other.id === concern.id))
      .map((concern) => ({ treatment: id, concern: concern.id, isLinked: false })),
  );
  const { id, position } = price;
  return {
    price: { id, first: position, saved: position, attempted: position },
    pairs,
    letters: [],
  };
}

/** Saves, links and sends letters until a request fails. */
async function live(staff: TestClient, { price, pairs, letters }: History): Promise<void> {
  const patients = await staff.get<Row[]>('/api/profiles/?limit=1');
  expect(statusOf(patients)).toBe(200);
  const [patient] = patients.body;
  for (;;) {
    const path = `/api/prices/${price.id}`;
    const found = await staff.get<Row>(path);
    expect(statusOf(found)).toBe(200);
    const { body, headers } = found;
    expect(body.position).toBeGreaterThanOrEqual(price.saved);
    expect(body.position).toBeLessThanOrEqual(price.attempted);
    // A save whose answer a kill has taken: once it was read, it may not be lost either.
    price.saved = body.position;
    price.attempted = body.position + 1;
    const saved = await staff.send(
      'PUT',
      path,
      { ...body, position: price.attempted },
      { 'if-match': headers.get('etag') ?? '' },
    );
    expect(statusOf(saved)).toBe(200);
    price.saved = price.attempted;

    const pair = pairs.find(({ isLinked }) => !isLinked);
    if (pair) {
      const list = `/api/treatments/${pair.treatment}/concerns/`;
      const linked = await staff.send('POST', list, { id: pair.concern });
      expect(statusOf(linked)).toBeLessThan(300);
      pair.isLinked = true;
    }

    let letter = letters.find(({ id }) => id === null);
    if (!letter) {
      letter = { key: `letter-${letters.length}`, draft: null, id: null };
      letters.push(letter);
    }
    if (letter.draft === null) {
      const draft = await staff.send<Row>(
        'POST',
        '/api/letters/',
        { patient_id: patient?.id, subject: letter.key, body: 'Guten Tag' },
        { 'idempotency-key': letter.key },
      );
      expect(statusOf(draft)).toBe(201);
      letter.draft = draft.body.id;
    }
    const own = `/api/letters/${letter.draft}`;
    const stored = await staff.get<Row>(own);
    expect(statusOf(stored)).toBe(200);
    if (stored.body.status === 'draft') {
      const sending = { status: 'sending' };
      const sent = await staff.send<Row>('PUT', own, sending, { 'if-match': '*' });
      expect(statusOf(sent)).toBe(200);
    }
    letter.id = letter.draft;
  }
}

async function compare({ price, pairs, letters }: History, env: Record<string, string>) {
  const { database } = await startTestNode(env);
  const query = <Found>(sql: string) => database.fork().execute<Found[]>(sql);
  const audited = await query<{ action: string; record_id: string }>(
    'select action, record_id from audit_events',
  );
  const countAudited = (action: string, id: string) =>
    audited.filter((event) => event.action === action && event.record_id === id).length;

  const [found] = await query<Row>(`select position from prices where id = '${price.id}'`);
  expect(price.saved).toBeGreaterThan(price.first);
  expect([price.saved, price.attempted]).toContain(found?.position);
  expect(countAudited('update', price.id)).toBe((found?.position ?? 0) - price.first);

  const links = new Set(
    (
      await query<{ pair: string }>(
        `select treatment_id || ' ' || concern_id as pair from treatment_concerns`,
      )
    ).map(({ pair }) => pair),
  );
  for (const treatment of new Set(pairs.map((pair) => pair.treatment))) {
    const own = pairs.filter((pair) => pair.treatment === treatment);
    const there = own.filter(({ concern }) => links.has(`${treatment} ${concern}`));
    expect(there).toEqual(expect.arrayContaining(own.filter(({ isLinked }) => isLinked)));
    expect(countAudited('link', treatment)).toBe(there.length);
  }

  const rows = await query<{ id: string; subject: string; status: string }>(
    "select id, subject, status from letters where subject like 'letter-%'",
  );
  const jobs = await query<{ id: string; letter: string; state: string }>(
    "select id, data->>'letterId' as letter, state::text from pgboss.job where name = 'letter-available'",
  );
  const mails = mailsIn(env.DATA_DIR ?? '');
  expect(letters.filter(({ id }) => id !== null).length).toBeGreaterThan(KILLS / 12);
  expect(new Set(rows.map(({ subject }) => subject)).size).toBe(rows.length);
  for (const { id } of letters.filter((letter) => letter.id !== null)) {
    expect(rows.filter((row) => row.id === id)).toHaveLength(1);
    expect(countAudited('create', id ?? '')).toBe(1);
    const own = jobs.filter(({ letter }) => letter === id);
    const isSent = rows.some((row) => row.id === id && row.status === 'sent');
    expect(own).toHaveLength(isSent ? 1 : 0);
    if (!isSent) continue;
    // A job that a kill has interrupted is tried again after a minute: its mail may be there, or not yet.
    const copies = mails.filter((mail) => mail.includes(own[0]?.id ?? 'none')).length;
    if (own[0]?.state === 'completed') expect(copies).toBe(1);
    else {
      expect(['created', 'active', 'retry']).toContain(own[0]?.state);
      expect(copies).toBeLessThanOrEqual(1);
    }
  }
}

/** The text of each mail, in whole lines. */
function mailsIn(dataDir: string): string[] {
  const folder = join(dataDir, 'mail');
  // Made with the first mail, which lives that are all short may not come to.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^[^.].*\.eml$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('=\r\n', ''));
}
