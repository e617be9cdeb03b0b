import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseOptions } from './database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

export interface WriteMigrationOptions extends Pick<DatabaseOptions, 'entities' | 'migrations'> {
  /** The folder of the site's migrations; made where it is missing. */
  directory: string;
  /** The purpose of the migration, for its file name: `prices`. */
  name: string;
  /** Allows dropping tables and columns that the entities lack, with their data; false by default. */
  mayDrop?: boolean;
  /** The time in the file's name, in UTC; the present by default. */
  now?: Date;
}

/**
 * Writes the SQL that is missing between `migrations` and `entities` as one more migration, and
 * `index.ts` with the whole chain. Compares on a database of its own, in memory of a temporary folder.
 *
 * @returns the path of the new file; null where nothing is missing
 * @throws Error for a name that is no plain word or is taken, and for what would drop a table or a column
 * @throws DriverException where one of `migrations` fails; an error of Node's where `directory` cannot
 * be written
 */
export async function writeMigration(options: WriteMigrationOptions): Promise<string | null> {
  const { directory, name, now = new Date() } = options;
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`A migration's name has small letters, digits and hyphens, unlike '${name}'.`);
  }
  await mkdir(directory, { recursive: true });
  const earlier = (await readdir(directory)).filter((found) => /^\d{14}-.+\.ts$/.test(found));
  const taken = earlier.find((found) => found.slice(15) === `${name}.ts`);
  if (taken) throw new Error(`The name '${name}' is taken by ${taken}: choose another one.`);
  const statements = await missingStatements(options);
  if (statements.length === 0) return null;
  if (!options.mayDrop) refuseDrops(statements, name);
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  const file = `${time}-${name}.ts`;
  await writeFile(join(directory, file), migrationText(time, statements));
  await writeFile(join(directory, 'index.ts'), chainText([...earlier, file].sort()));
  return join(directory, file);
}

async function missingStatements({
  entities,
  migrations,
}: WriteMigrationOptions): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'praxiskit-migration-'));
  try {
    const database = await openDatabase({
      url: null,
      replicaUrls: [],
      dataDir,
      entities,
      migrations,
      applicationName: 'write-migration',
    });
    try {
      await migrate(database, async () => {});
      const sql = await database.orm.schema.getUpdateSchemaSQL({ wrap: false });
      return sql
        .split(/;\n/)
        .map((statement) => statement.trim())
        .filter(Boolean);
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** An entity that is forgotten, or renamed, looks like a table to drop. */
function refuseDrops(statements: readonly string[], name: string): void {
  const drops = statements.filter((statement) => /\bdrop (table|column)\b/i.test(statement));
  if (drops.length === 0) return;
  throw new Error(
    `The entities lack what the database has: ${drops.join('; ')}. Is the entity in the list, with setClass()? To drop it with all that is in it, allow it (mayDrop; 'npm run migration -- ${name} drop').`,
  );
}

function migrationText(time: string, statements: readonly string[]): string {
  const lines = statements.map((statement) => {
    const sql = statement.replace(/;$/, '').replace(/[\\`]|\$\{/g, '\\$&');
    return `    this.addSql(\`${sql}\`);`;
  });
  return [
    "import { Migration } from '@praxiskit/server-kit';",
    '',
    `export class Migration${time} extends Migration {`,
    '  override up(): void {',
    ...lines,
    '  }',
    '}',
    '',
  ].join('\n');
}

function chainText(files: readonly string[]): string {
  const times = files.map((file) => file.slice(0, 14));
  return [
    ...files.map((file, index) => `import { Migration${times[index]} } from './${file}';`),
    '',
    '/** The one chain, in order. */',
    'export const migrations = [',
    ...times.map((time) => `  { name: 'Migration${time}', class: Migration${time} },`),
    '];',
    '',
  ].join('\n');
}
