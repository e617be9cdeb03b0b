import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createServer,
  type Database,
  DataDirectoryError,
  errors,
  health,
  isDatabaseAway,
  openDatabase,
} from '@praxiskit/server-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { untouchedOptions } from './support/databases.ts';

const disk = mkdtempSync(join(tmpdir(), 'disk-'));
const fill = join(disk, 'fill');
let database: Database;

function mount(...args: string[]): void {
  execFileSync('mount', args);
}

/** Until so many bytes are free. */
function fillDisk(leave = 0): void {
  writeFileSync(fill, '');
  for (;;) {
    const { bavail, bsize } = statfsSync(disk);
    const room = bavail * bsize - leave;
    if (room < bsize) return;
    appendFileSync(fill, Buffer.alloc(Math.min(room, 2 ** 20)));
  }
}

// A disk of its own can be mounted by root alone, and not in every container.
const canMount = spawnSync('unshare', ['-m', 'true']).status === 0;
describe.runIf(canMount)('a disk that is full', () => {
  beforeAll(() => mount('-t', 'tmpfs', '-o', 'size=90m', 'tmpfs', disk));
  afterAll(async () => {
    await database.close();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  test('on a full disk writes are a 503, reads work and nothing is lost; with free space writes work again', async () => {
    const options = { ...(await untouchedOptions('pglite')), dataDir: disk };
    database = await openDatabase(options);
    await database.migrate();
    const app = createServer({ logLevel: 'silent', trustProxy: false });
    await app.register(errors);
    await app.register(health, { database, isDraining: () => false });
    app.get('/api/notes', async () => database.fork().execute('select count(*)::int from notes'));
    app.post('/api/notes', async () =>
      database
        .fork()
        .transactional((em) => em.execute(`insert into notes values (repeat('x', 5000))`)),
    );
    const write = () => app.inject({ method: 'POST', url: '/api/notes' });
    let acknowledged = 0;
    const countWrite = async () => {
      const { statusCode } = await write();
      if (statusCode === 200) acknowledged += 1;
      return statusCode;
    };
    const ready = async () => (await app.inject('/health/ready')).json();

    expect(await countWrite()).toBe(200);
    expect(await ready()).toEqual({ status: 'ok', database: 'pglite' });
    fillDisk();
    for (let count = 0; count < 300; count += 1) await countWrite();
    const refused = await write();
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(refused.headers['retry-after']).toBeTruthy();
    expect(await ready()).toMatchObject({ status: 'disk full', code: 'UNAVAILABLE' });
    expect((await app.inject('/health/ready')).statusCode).toBe(503);
    expect((await app.inject('/api/notes')).json()).toEqual([{ count: acknowledged }]);

    rmSync(fill);
    expect(await countWrite()).toBe(200);
    expect(await ready()).toEqual({ status: 'ok', database: 'pglite' });
    await database.close();
    database = await openDatabase(options);
    expect(await database.fork().execute('select count(*)::int from notes')).toEqual([
      { count: acknowledged },
    ]);
  });

  test('writes stop while there is still room for their log, without which PGlite would hang', async () => {
    fillDisk(20 * 2 ** 20);
    const grow = () =>
      database.fork().transactional((em) => em.execute('update notes set text = $$x$$'));
    await database.fork().execute('delete from notes');
    await database.fork().execute("insert into notes select '' from generate_series(1, 200)");
    let refused: unknown;
    for (let count = 0; count < 4000 && !refused; count += 1) {
      await grow().catch((error) => {
        refused = error;
      });
    }
    expect(isDatabaseAway(refused)).toBe(true);
    fillDisk();
    for (let count = 0; count < 100; count += 1) {
      await expect(grow()).rejects.toThrow('read-only');
    }
    rmSync(fill);
    await expect(grow()).resolves.toBeDefined();
  });

  test('a PGlite that has crashed on a full disk reports the reason, answers 503, and is intact', async () => {
    fillDisk(18 * 2 ** 20);
    await database.fork().execute("insert into notes values ('acknowledged')");
    fillDisk();
    const log = "select pg_logical_emit_message(false, 'x', repeat('x', 500000))";
    let last: unknown;
    for (let count = 0; count < 100; count += 1) {
      await database
        .fork()
        .execute(log)
        .catch((error) => {
          last = error;
        });
    }
    expect(isDatabaseAway(last)).toBe(true);
    expect((await database.died)?.message).toMatch(/^PGlite has ended \(.+start it again/);
    rmSync(fill);
    await database.close().catch(() => {});
    database = await openDatabase({ ...(await untouchedOptions('pglite')), dataDir: disk });
    expect(
      await database.fork().execute("select text from notes where text = 'acknowledged'"),
    ).toHaveLength(1);
  });

  test('a start on a full disk is refused in one line, and works when there is space', async () => {
    const options = { ...(await untouchedOptions('pglite')), dataDir: disk };
    await database.close();
    fillDisk();
    const refused = await openDatabase(options).catch((error) => error);
    expect(refused).toBeInstanceOf(DataDirectoryError);
    expect(refused.message).toMatch(/^DATA_DIR cannot be used: .+: its disk is full\./);
    rmSync(fill);
    database = await openDatabase(options);
  });

  test('a start on a read-only disk is refused in one line', async () => {
    await database.close();
    mount('-o', 'remount,ro', disk);
    const options = { ...(await untouchedOptions('pglite')), dataDir: disk };
    const refused = await openDatabase(options).catch((error) => error);
    expect(refused.message).toBe(`DATA_DIR cannot be used: ${disk}: its file system is read-only.`);
    mount('-o', 'remount,rw', disk);
    database = await openDatabase(options);
  });
});
