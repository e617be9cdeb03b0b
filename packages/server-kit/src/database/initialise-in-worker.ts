import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/**
 * Makes PGlite's first files in a worker: that takes more than a second without a pause, in which this
 * process would receive no signal. `sql` runs before any other process can open them.
 */
export async function createInWorker(dataDir: string, sql = ''): Promise<void> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const code = `
    const { library, dataDir, sql } = require('node:worker_threads').workerData;
    require(library).PGlite.create({ dataDir }).then(async (pglite) => {
      if (sql) await pglite.exec(sql);
      await pglite.close();
    });`;
  const worker = new Worker(code, {
    eval: true,
    // Not those of this process: they may say that code is a module.
    execArgv: [],
    workerData: { library, dataDir, sql },
  });
  const [exitCode] = await once(worker, 'exit');
  if (exitCode !== 0) throw new Error('PGlite could not make its first files');
}
