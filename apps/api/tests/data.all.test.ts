import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import {
  type DatabaseKind,
  emptyDatabase,
  freshEnvironment,
  startTestNode,
  stopAll,
  type TestNode,
} from './support/node.ts';
import { commandEnvironment } from './support/process.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'praxiskit-backup-'));
});
afterAll(async () => {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
});

const dataCommand = join(import.meta.dirname, '../dist/data.js');

/** Runs a command as `npm run` does, with the built server. */
function run(env: Record<string, string>, ...words: string[]) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [dataCommand, ...words],
      { env: { ...commandEnvironment, ...env }, cwd: folder },
      (error, _stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stderr.trim() }),
    );
  });
}

const hashIn = (said: string) => /SHA-256 ([0-9a-f]{64})/.exec(said)?.[1];

/** A practice whose data have changed since its start. */
async function practice(kind: DatabaseKind) {
  const env = await freshEnvironment(kind);
  const node = await startTestNode(env);
  const patient = createClient(node.url);
  await patient.signIn('patient@example.org');
  const [profile] = (await patient.get<{ id: string }[]>('/api/profiles/')).body;
  const path = `/api/profiles/${profile?.id}`;
  const { headers, body } = await patient.get<object>(path);
  const ifMatch = { 'if-match': headers.get('etag') ?? '' };
  await patient.send('PUT', path, { ...body, city: 'Bad Berka' }, ifMatch);
  await draftPrice(node);
  await mkdir(join(env.DATA_DIR ?? '', 'pictures'), { recursive: true });
  await writeFile(join(env.DATA_DIR ?? '', 'pictures/anna.jpg'), 'not really a picture');
  return { env, node, patient, path };
}

interface Price {
  id: string;
  amount: string;
  draft_of_id: string | null;
}

/** A price with a draft, whose row is in the table before the price's own. */
async function draftPrice({ url, database }: TestNode) {
  const staff = createClient(url);
  await staff.signIn('staff@example.org');
  const [price] = (await staff.get<Price[]>('/api/prices/?limit=1')).body;
  const { body: draft } = await staff.send<Price>('POST', `/api/drafts/prices/${price?.id}/open`);
  const changed = { ...draft, amount: '77.00' };
  await staff.send('PUT', `/api/prices/${draft.id}`, changed, { 'if-match': '*' });
  await database.fork().execute("update prices set amount = '66.00' where id = ?", [price?.id]);
}

/** The amounts of the prices that have drafts: what visitors read, and what waits. */
async function draftedAmounts(url: string) {
  const staff = createClient(url);
  await staff.signIn('staff@example.org');
  const { body } = await staff.get<Price[]>('/api/prices/?limit=500');
  return body
    .filter(({ draft_of_id }) => draft_of_id !== null)
    .map(({ draft_of_id, amount }) => [body.find(({ id }) => id === draft_of_id)?.amount, amount]);
}

/** An empty place for the same practice. */
async function emptyPlace(kind: DatabaseKind, env: Record<string, string>) {
  const dataDir = await mkdtemp(join(folder, 'place-'));
  const { DATABASE_URL: _, ...kept } = env;
  return {
    ...kept,
    DATA_DIR: dataDir,
    SAMPLE_DATA: '0',
    ...(kind === 'postgres' ? { DATABASE_URL: await emptyDatabase() } : {}),
  };
}

test.each<[DatabaseKind, DatabaseKind]>([
  ...(isLong ? [['pglite', 'postgres'] as [DatabaseKind, DatabaseKind]] : []),
  ['postgres', 'pglite'],
])(
  'a practice on %s is restored on an empty machine with %s, to the same hash',
  async (from, to) => {
    const { env, node, patient, path } = await practice(from);
    const file = join(folder, `${from}-${to}.gz`);
    // PGlite has one process; PostgreSQL is backed up while the server runs.
    if (from === 'pglite') await node.stop();
    const written = await run(env, 'backup', file);
    expect(written).toMatchObject({ code: 0 });
    expect(written.said).toMatch(/^Backup written to .+: \d+ rows, \d files, SHA-256 /);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const place = await emptyPlace(to, env);
    const restored = await run(place, 'restore', file);
    expect(restored).toMatchObject({ code: 0 });
    expect(hashIn(restored.said)).toBe(hashIn(written.said));
    expect(await readFile(join(place.DATA_DIR, 'pictures/anna.jpg'), 'utf8')).toBe(
      'not really a picture',
    );

    // Sessions are data, too: who was signed in still is.
    const { url } = await startTestNode(place);
    const again = createClient(url, patient.cookies);
    expect((await again.get<{ city: string }>(path)).body.city).toBe('Bad Berka');
    expect(await draftedAmounts(url)).toEqual([['66.00', '77.00']]);
  },
  // Two servers and two commands, one after the other.
  180_000,
);

test.runIf(isLong)(
  '`move` takes a practice from PGlite to PostgreSQL, and leaves the directory as it is',
  async () => {
    const { env, node, patient, path } = await practice('pglite');
    await node.stop();
    const before = await run(env, 'backup', join(folder, 'before.gz'));
    const target = { ...env, DATABASE_URL: await emptyDatabase(), SAMPLE_DATA: '0' };
    const moved = await run(target, 'move');
    expect(moved).toMatchObject({ code: 0 });
    expect(hashIn(moved.said)).toBe(hashIn(before.said));
    const again = createClient((await startTestNode(target)).url, patient.cookies);
    expect((await again.get<{ city: string }>(path)).body.city).toBe('Bad Berka');
    const after = await run(env, 'backup', join(folder, 'after.gz'));
    expect(hashIn(after.said)).toBe(hashIn(before.said));
  },
);

async function refusal(...parameters: Parameters<typeof run>): Promise<string> {
  const { code, said } = await run(...parameters);
  expect([code, said.split('\n').length, said]).toEqual([1, 1, said]);
  return said;
}

test.runIf(isLong)(
  'without data there is nothing to back up or to move, and nothing is made',
  async () => {
    const env = await freshEnvironment('pglite');
    const nowhere = { ...env, DATA_DIR: join(folder, 'nowhere') };
    const empty = { ...nowhere, DATABASE_URL: await emptyDatabase() };
    const line = `There is no data in ${nowhere.DATA_DIR}. DATA_DIR names the folder.`;
    expect(await refusal(nowhere, 'backup', 'none.gz')).toBe(line);
    expect(await refusal(empty, 'move')).toBe(line);
    expect(await refusal(empty, 'backup', 'none.gz')).toBe(
      'There is no data: the database has no tables of a site.',
    );
    expect(await readdir(folder)).not.toContain('nowhere');
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
  },
);

test.runIf(isLong)(
  'a backup that cannot be written says so, not that the database is away',
  async () => {
    const { env, node } = await practice('pglite');
    await node.stop();
    expect(await refusal(env, 'backup', 'nowhere/a.gz')).toBe(
      'nowhere/a.gz cannot be written (ENOENT).',
    );
    const child = spawn(process.execPath, [dataCommand, 'backup', '-'], { env });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, 'close');
    expect([code, said]).toEqual([1, 'The backup cannot be written (EPIPE).\n']);
  },
);

test.runIf(isLong)(
  'when several backups are written to one name at once, one is written, whole and for its owner alone',
  async () => {
    const { env } = await practice('postgres');
    await writeFile(join(folder, 'twice.gz.part'), 'half', { mode: 0o644 });
    const both = await Promise.all([
      run(env, 'backup', 'twice.gz'),
      run(env, 'backup', 'twice.gz'),
    ]);
    const said = both.map((each) => each.said).toSorted();
    expect(said[0]).toMatch(/^Backup written to twice\.gz: /);
    expect(said[1]).toBe('twice.gz is there already: choose another name.');
    expect((await stat(join(folder, 'twice.gz'))).mode & 0o777).toBe(0o600);
    const names = (await readdir(folder)).filter((name) => name.startsWith('twice'));
    expect(names.toSorted()).toEqual(['twice.gz', 'twice.gz.part']);
    const place = await emptyPlace('postgres', env);
    expect((await run(place, 'restore', 'twice.gz')).code).toBe(0);
  },
);

test.runIf(isLong)('a backup that is cut off, foreign or no backup at all is named', async () => {
  const { env } = await practice('postgres');
  await run(env, 'backup', 'whole.gz');
  const whole = await readFile(join(folder, 'whole.gz'));
  const place = await emptyPlace('postgres', env);
  const refused = async (content: Uint8Array | string) => {
    await writeFile(join(folder, 'given.gz'), content);
    return refusal(place, 'restore', 'given.gz');
  };
  expect(await refused(whole.subarray(0, whole.length - 100))).toBe(
    'given.gz: The backup is cut off (unexpected end of file).',
  );
  expect(await refused(gzipSync('of another program\n'))).toBe(
    'given.gz: This is no backup of this server.',
  );
  expect(await refused('a text')).toBe(
    'given.gz: This is no whole backup (incorrect header check).',
  );
  expect(await refused('')).toMatch(/^given.gz: /);
  expect(await refusal(place, 'restore', '.')).toBe('. cannot be read (EISDIR).');
  expect((await run(place, 'restore', 'whole.gz')).code).toBe(0);
});

test.runIf(isLong)(
  'a command that cannot work is refused in one line, and nothing is overwritten',
  async () => {
    const { env, node } = await practice('pglite');
    expect(await refusal(env, 'backup', join(folder, 'running.gz'))).toMatch(
      /is in use by another/,
    );
    const target = { ...env, DATABASE_URL: await emptyDatabase() };
    expect(await refusal(target, 'move')).toMatch(/is in use by another/);
    await node.stop();
    const file = join(folder, 'kept.gz');
    await writeFile(file, 'something else');
    expect(await refusal(env, 'backup', file)).toMatch(/is there already/);
    expect(await readFile(file, 'utf8')).toBe('something else');
    expect(await refusal(env, 'restore')).toMatch(/^Which backup\?/);
    expect(await refusal(env, 'restore', file)).toBe(
      'The database is not empty: restore into a new one.',
    );
    const place = await emptyPlace('pglite', env);
    expect(await refusal(place, 'restore', file)).toMatch(/incorrect header check/);
    expect(await refusal(place, 'restore', join(folder, 'nowhere.gz'))).toMatch(
      /nowhere.gz cannot be read/,
    );
    expect(await refusal(env, 'move')).toMatch(/^DATABASE_URL/);
    expect(await refusal(env, 'mve')).toBe('There are: backup, restore, move, admin.');
  },
);
