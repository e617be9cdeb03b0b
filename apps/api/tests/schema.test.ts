import { migrate, openDatabase } from '@praxiskit/server-kit';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { entities } from '../src/entities.ts';
import { migrations } from '../src/migrations/index.ts';
import { databases, emptyEnvironment, stopAll } from './support/node.ts';

afterAll(stopAll);

test.each(databases)('migrations and entities describe the same tables on %s', async (kind) => {
  const { databaseUrl, dataDir } = readConfig(await emptyEnvironment(kind));
  const database = await openDatabase({
    ...{ url: databaseUrl, dataDir, replicaUrls: [], entities, migrations },
    applicationName: 'praxiskit-test',
  });
  try {
    await migrate(database, async () => {});
    expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await database.close();
  }
});
