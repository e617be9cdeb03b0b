import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, describe, expect, test } from 'vitest';
import { backupOf, jobsOf, site, target } from './support/backed-up-site.ts';
import { closeAll, kinds } from './support/databases.ts';

afterAll(closeAll);

const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

describe.each(isLong ? ways : ways.filter(([from, to]) => from === 'pglite' && to === 'postgres'))(
  'from %s to %s',
  (from, to) => {
    test('everything comes back to the last digit: rows, files, and jobs that wait', async () => {
      const source = await site(from);
      const { content, bytes } = await backupOf(source);
      expect(content).toMatchObject({ rows: 6, files: 3 });
      const restored = await target(to);
      expect(await restored.restore(bytes)).toEqual(content);
      expect((await backupOf(restored)).content).toEqual(content);

      const em = restored.database.fork();
      expect(
        await em.execute(
          "select amount::text, words::text, encode(raw, 'hex') as raw, text, loud from things order by id limit 1",
        ),
      ).toEqual([
        {
          amount: '12345678901234567890.123456789012',
          words: '{"x,y",NULL,"\\"z\\""}',
          raw: '00ff0a',
          text: '#\nzwei Zeilen\t\\ \u2028\u2029\u0085\r',
          loud: '#\nZWEI ZEILEN\t\\ \u2028\u2029\u0085\r',
        },
      ]);
      // The next number, and the rule that a foreign key is checked at once.
      await em.execute("insert into things (id) values ('01990000-0000-7000-8000-000000000009')");
      expect(await em.execute('select max(n)::int as n from things')).toEqual([{ n: 3 }]);
      await expect(
        em.execute(
          "insert into parts values ('01990000-0000-7000-8000-000000000008', '01990000-0000-7000-8000-000000000008')",
        ),
      ).rejects.toMatchObject({ code: '23503' });

      for (const name of ['anna.jpg', 'lead.jpg']) {
        expect(await readFile(join(restored.dataDir, 'pictures/team', name))).toEqual(
          Buffer.from([0, 255, 10, 13]),
        );
      }
      const handled: string[] = [];
      const jobs = jobsOf(restored.database);
      await jobs.prepare();
      await jobs.work({ greet: async ({ to: name }) => void handled.push(name) });
      await expect.poll(() => handled, { timeout: 10_000 }).toEqual(['Erika']);
      await jobs.stop();
    });
  },
);

test('a file that is cut off, changed, of a newer version or no backup leaves an empty database', async () => {
  const { bytes } = await backupOf(await site('pglite'));
  const text = gunzipSync(bytes).toString();
  const cases: [Buffer, RegExp | string][] = [
    [bytes.subarray(0, bytes.length - 200), 'unexpected end of file'],
    [gzipSync(text.slice(0, text.lastIndexOf('#'))), 'The backup is cut off: its end is missing.'],
    [gzipSync(text.replace('zwei', 'drei')), 'What was restored is not what the backup holds'],
    [gzipSync(text.replace('"Things"', '"Things","Newer"')), 'this one does not know Newer'],
    [gzipSync('hello\n'), 'This is no backup of this server.'],
    [Buffer.from('hello'), 'incorrect header check'],
    [
      gzipSync(
        text.replace(
          /01990000-0000-7000-8000-000000000003"/,
          '01990000-0000-7000-8000-000000000007"',
        ),
      ),
      /does not fit its table|is not what/,
    ],
    [
      gzipSync(text.replace('pictures/team/anna.jpg', '../../outside')),
      'The backup has a file outside',
    ],
  ];
  for (const [broken, message] of cases) {
    const { restore, database, dataDir } = await target('postgres');
    const files = await readdir(dataDir);
    await expect(restore(broken)).rejects.toThrow(message);
    expect(await readdir(dataDir)).toEqual(files);
    const tables = "select 1 from pg_class where relnamespace = 'public'::regnamespace";
    expect(await database.fork().execute(tables)).toEqual([]);
  }
  const restored = await target('postgres');
  await restored.restore(bytes);
  await expect(restored.restore(bytes)).rejects.toThrow('The database is not empty');
});
