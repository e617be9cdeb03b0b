import { migrate, openDatabase } from '@praxiskit/server-kit';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { entities } from '../src/entities.ts';
import { migrations } from '../src/migrations/index.ts';
import { databases, emptyEnvironment, mainDatabases, stopAll } from './support/node.ts';

afterAll(stopAll);

test.each(databases)('migrations and entities describe the same tables on %s', async (kind) => {
  const { databaseUrl, dataDir } = readConfig(await emptyEnvironment(kind));
  const database = await openDatabase({
    url: databaseUrl,
    dataDir,
    replicaUrls: [],
    entities,
    migrations,
    applicationName: 'praxiskit-test',
  });
  try {
    await migrate(database, async () => {});
    const missing = await database.orm.schema.getUpdateSchemaSQL({ wrap: false });
    expect(missing, '`npm run migration -- my-change` writes it').toBe('');
  } finally {
    await database.close();
  }
});

test.each(mainDatabases)(
  'the migration moves the facts of an existing practice to its columns on %s',
  async (kind) => {
    const { databaseUrl, dataDir } = readConfig(await emptyEnvironment(kind));
    const open = (known: typeof migrations) =>
      openDatabase({
        url: databaseUrl,
        dataDir,
        replicaUrls: [],
        entities,
        migrations: known,
        applicationName: 'praxiskit-test',
      });
    const facts = {
      name: "O'Hara",
      street: 'Musterstraße 12',
      postal_code: '99423',
      city: 'Weimar',
      phone: '03643 000',
      email: 'a@b.example',
      title_de: 'Ärztin',
      latitude: 50.9795,
      hours: [{ day: 1, opens: '09:00', closes: '18:00' }],
    };
    const before = migrations.findIndex(({ name }) => name === 'Migration20261123010000');
    const older = await open(migrations.slice(0, before));
    await migrate(older, async () => {});
    await older
      .fork()
      .execute(
        'insert into practice (id, created_at, updated_at, facts) values (gen_random_uuid(), now(), now(), ?)',
        [JSON.stringify(facts)],
      );
    await older.close();
    const database = await open(migrations);
    try {
      await migrate(database, async () => {});
      const [row] = await database.fork().execute<object[]>('select * from practice');
      // What was never entered is empty.
      expect(row).toMatchObject({
        ...facts,
        doctors: [],
        country: '',
        chamber: '',
        longitude: null,
        facts,
      });
    } finally {
      await database.close();
    }
  },
);

test.each(mainDatabases)(
  'the migration keeps a practice’s texts around its doctors in their places on %s',
  async (kind) => {
    const { databaseUrl, dataDir } = readConfig(await emptyEnvironment(kind));
    const open = (known: typeof migrations) =>
      openDatabase({
        url: databaseUrl,
        dataDir,
        replicaUrls: [],
        entities,
        migrations: known,
        applicationName: 'praxiskit-test',
      });
    const doctor = { de: 'Ihre Ärztin', en: 'Your doctor' };
    const lead = { de: 'Unsere Praxis', en: 'Our practice' };
    const before = migrations.findIndex(({ name }) => name === 'Migration20261129120000');
    const older = await open(migrations.slice(0, before));
    await migrate(older, async () => {});
    await older.fork().execute(
      `insert into pages (id, created_at, updated_at, slug, title_de, title_en, body_de, body_en, words)
        values (gen_random_uuid(), now(), now(), 'home', '', '', '', '', ?)`,
      [JSON.stringify({ 'home.lead': lead, 'treatments.doctor.title': doctor })],
    );
    await older.close();
    const database = await open(migrations);
    try {
      await migrate(database, async () => {});
      const [row] = await database.fork().execute<object[]>('select words from pages');
      expect(row).toEqual({ words: { 'home.lead': lead, 'practice.doctor.title': doctor } });
    } finally {
      await database.close();
    }
  },
);
