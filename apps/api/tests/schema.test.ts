import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { databases, freshEnvironment, stopAll } from './support/node.ts';

afterAll(stopAll);

test.each(databases)('migrations and entities describe the same tables on %s', async (kind) => {
  const config = readConfig(await freshEnvironment(kind));
  const database = await openDatabase(config);
  try {
    await migrate(config, database, async () => {});
    expect(await database.orm.schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
  } finally {
    await database.close();
  }
});
