import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

let dump: Promise<Blob> | undefined;

/**
 * Options of `MikroORM.init` for an empty PGlite in memory. It starts from a dump of one, which takes a fifth of the
 * processor that `initdb` takes.
 */
export async function inMemory() {
  dump ??= readDump();
  const loadDataDir = await dump;
  // A function, because MikroORM turns merged options into plain objects.
  return { dbName: 'memory://', driverOptions: () => ({ loadDataDir }) };
}

/** Made once for each version of PGlite, and kept with the caches of the workspace. */
async function readDump(): Promise<Blob> {
  const manifest = findPackageJSON('@electric-sql/pglite', import.meta.url);
  const { version } = JSON.parse(await readFile(manifest ?? '', 'utf8'));
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/praxiskit-tests');
  const file = join(folder, `pglite-${version}.tar`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);
  const database = await PGlite.create('memory://');
  const made = await database.dumpDataDir('none');
  await database.close();
  await mkdir(folder, { recursive: true });
  // Another process may read it at any moment.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await made.arrayBuffer()));
  await rename(unfinished, file);
  return made;
}
