import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineEntity, p } from '@mikro-orm/core';
import { ContentRevision, writeMigration } from '@praxiskit/server-kit';
import { isLong } from '@praxiskit/test-support/tier';
import { afterEach, beforeEach, expect, test } from 'vitest';

const NoteSchema = defineEntity({
  name: 'Note',
  tableName: 'notes',
  // A backtick and a dollar sign in SQL have to survive a template string.
  properties: { id: p.integer().primary(), text: p.string().default('`$' + '{a}`\\') },
});
class Note extends NoteSchema.class {}
NoteSchema.setClass(Note);

const now = new Date('2026-11-21T09:08:07Z');
let directory: string;

beforeEach(async () => {
  // Below this package, so that what it writes finds its imports.
  directory = await mkdtemp(join(import.meta.dirname, '.migrations-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const chain = async () =>
  (await import(`${pathToFileURL(join(directory, 'index.ts')).href}?${Math.random()}`)).migrations;

test.runIf(isLong)(
  'writes the missing changes, then later missing ones, then nothing',
  async () => {
    const first = await writeMigration({
      entities: [ContentRevision],
      migrations: [],
      directory,
      name: 'first',
      now,
    });
    expect(first).toBe(join(directory, '20261121090807-first.ts'));
    expect(await readFile(first ?? '', 'utf8')).toContain('create table "content_revision"');

    const later = new Date('2026-11-22T00:00:00Z');
    const entities = [ContentRevision, Note];
    const second = { entities, directory, name: 'notes', now: later };
    await writeMigration({ ...second, migrations: await chain() });
    const text = await readFile(join(directory, '20261122000000-notes.ts'), 'utf8');
    expect(text).toContain('create table "notes"');
    expect(text).not.toContain('content_revision');

    const whole = await chain();
    expect(whole.map(({ name }: { name: string }) => name)).toEqual([
      'Migration20261121090807',
      'Migration20261122000000',
    ]);
    expect(await writeMigration({ ...second, name: 'more', migrations: whole })).toBeNull();
    expect((await readdir(directory)).sort()).toEqual([
      '20261121090807-first.ts',
      '20261122000000-notes.ts',
      'index.ts',
    ]);
  },
);

test.runIf(isLong)(
  'a migration that would drop a table or a column is refused, unless that is wanted',
  async () => {
    const first = { entities: [ContentRevision, Note], directory, name: 'first', now };
    await writeMigration({ ...first, migrations: [] });
    const migrations = await chain();
    const forgotten = { ...first, entities: [ContentRevision], name: 'second', migrations };
    await expect(writeMigration(forgotten)).rejects.toThrow(
      /drop table .*"notes".* Is the entity in the list, with setClass\(\)\?/,
    );
    expect(await readdir(directory)).toHaveLength(2);
    const later = new Date('2026-11-22T00:00:00Z');
    expect(await writeMigration({ ...forgotten, mayDrop: true, now: later })).toContain(
      'second.ts',
    );
  },
);

test('a name that another migration has is refused, and the file named', async () => {
  await writeFile(join(directory, '20261120000000-notes.ts'), '');
  const given = { entities: [ContentRevision], migrations: [], directory, name: 'notes' };
  await expect(writeMigration(given)).rejects.toThrow(
    "'notes' is taken by 20261120000000-notes.ts",
  );
});

test.each(['', 'Prices', '../x', 'a b'])('the name %j is refused', async (name) => {
  const given = { entities: [ContentRevision], migrations: [], directory: tmpdir(), name };
  await expect(writeMigration(given)).rejects.toThrow('small letters, digits and hyphens');
});
