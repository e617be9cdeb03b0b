import { defineEntity, p } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { ContentRevision, migrate } from '@praxiskit/server-kit';
import { Client } from 'pg';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { closeAll, freshOptions, open } from './support/databases.ts';

afterAll(closeAll);

const Person = defineEntity({
  name: 'Person',
  tableName: 'people',
  properties: {
    id: p.integer().primary(),
    name: p.string().length(80).unique(),
    // A word of SQL, as a column may be called.
    order: p.text().default('').index(),
    tags: p.array().default([]),
  },
});

class PeopleMigration extends Migration {
  override up(): void {
    this.addSql('create table content_revision (id int primary key, revision bigint not null)');
    this.addSql(
      `create table people (id int primary key, name varchar(80) not null unique, "order" text not null default '', tags text[] not null default '{}')`,
    );
    this.addSql('create index people_order on people ("order")');
    this.addSql('create table of_others (name text)');
  }
}

class LaterMigration extends Migration {
  override up(): void {
    this.addSql('alter table people add city text null');
  }
}

/** Databases that `createdb` makes on machines of different languages; the words are those of `create database`. */
const locales = [
  ['English', "locale_provider icu icu_locale 'en-US' locale 'C.UTF-8'"],
  ['German', "locale_provider icu icu_locale 'de-DE' locale 'C.UTF-8'"],
  ['code points', "locale_provider libc locale 'C.UTF-8'"],
] as const;

async function optionsOf(words: string) {
  const options = await freshOptions('postgres');
  const name = new URL(options.url ?? '').pathname.slice(1);
  const admin = new Client({ connectionString: inject('postgresAdminUrl') });
  await admin.connect();
  await admin.query(`drop database ${name}`);
  await admin.query(`create database ${name} template template0 encoding 'UTF8' ${words}`);
  await admin.end();
  return {
    ...options,
    entities: [ContentRevision, Person],
    migrations: [{ name: 'PeopleMigration', class: PeopleMigration }],
  };
}

const names = ['Zander', 'aal', 'a b', 'aa', 'zu', 'Ärzte', 'äh', '\uffee', '😀'];

test.each(locales)(
  'in a database that sorts by the rules of %s, columns sort by code points, and letters have cases [R8.8]',
  async (_, words) => {
    const options = await optionsOf(words);
    const warn = vi.spyOn(console, 'warn');
    const database = await open(options);
    await migrate(database, async () => {});
    const em = database.fork();
    for (const [id, name] of names.entries()) {
      await em.execute('insert into people (id, name, "order", tags) values (?, ?, ?, array[?])', [
        id,
        name,
        name,
        name,
      ]);
    }
    const byCodes = [...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    for (const column of ['name', '"order"', 'tags']) {
      const rows = await em.execute<{ name: string }[]>(
        `select name from people order by ${column}`,
      );
      expect(rows.map(({ name }) => name)).toEqual(byCodes);
    }
    const rows = await em.execute<object[]>(
      `select name from people where name ilike ('ÄRZ%' collate "default")`,
    );
    expect(rows).toEqual([{ name: 'Ärzte' }]);
    expect(warn).not.toHaveBeenCalled();
    await database.close();
  },
);

test('an existing database gets the order, a later migration’s columns too, and other tables stay as they are', async () => {
  const options = await optionsOf(locales[1][1]);
  const before = new Client({ connectionString: options.url ?? '' });
  await before.connect();
  // As a start has left it that knew no other order than the database's.
  await before.query(`create table mikro_orm_migrations (id serial primary key, name varchar(255), executed_at timestamptz default now());
    insert into mikro_orm_migrations (name) values ('PeopleMigration');
    create table content_revision (id int primary key, revision bigint not null);
    create table people (id int primary key, name varchar(80) not null unique, "order" text not null default '', tags text[] not null default '{}');
    create table of_others (name text);
    insert into people (id, name) values (1, 'aal'), (2, 'Zander')`);
  const later = { name: 'LaterMigration', class: LaterMigration };
  const collations = async () =>
    (
      await before.query(
        `select attrelid::regclass || '.' || attname as name from pg_attribute
          where attcollation = '"C"'::regcollation and attrelid in ('people'::regclass, 'of_others'::regclass) order by 1`,
      )
    ).rows.map(({ name }) => name);
  for (const migrations of [
    options.migrations,
    [...options.migrations, later],
    [...options.migrations, later],
  ]) {
    const database = await open({ ...options, migrations });
    await migrate(database, async () => {});
    await database.close();
  }
  expect(await collations()).toEqual(['people.city', 'people.name', 'people.order', 'people.tags']);
  const { rows } = await before.query('select name from people order by name');
  expect(rows).toEqual([{ name: 'Zander' }, { name: 'aal' }]);
  await before.end();
});
