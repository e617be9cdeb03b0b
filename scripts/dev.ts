/** `npm run dev`: pages and server from their source; both are new right after an edit. */
import { once } from 'node:events';
import { globSync, watch } from 'node:fs';
import { basename, join } from 'node:path';
import { readConfig } from '../apps/api/src/config.ts';
import { exitCodes } from '../apps/api/src/dev-exit-codes.ts';
import { ConfigError } from '../packages/server-kit/src/index.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '..');
const { port, host } = settings();
const env = {
  PORT: String(port),
  HOST: host,
  // Before anything loads React, which has a build for each.
  NODE_ENV: 'development',
  // What Node has compiled once is not compiled again in the next process.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
};

// Whatever the server's process ends with then: it may not have begun to listen for signals.
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    isStopping = true;
  });
}

for (;;) {
  const { code } = await run(process.execPath, [join(root, 'apps/api/src/dev.ts')], { env });
  if (isStopping) process.exit(0);
  if (code === 0 || code === exitCodes.refused) process.exit(code);
  if (code !== exitCodes.restart) {
    const edit = nextEdit();
    console.error('The server has ended. It is started again after the next edit.');
    await edit;
    if (isStopping) process.exit(0);
  }
}

function settings() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Waits for an edit of a source, or of a file beside the sources, such as Vite's configuration, or for a signal. */
async function nextEdit(): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const edits = globSync(join(root, '{apps,packages}/*{,/src}')).map((folder) =>
    once(watch(folder, { recursive: basename(folder) === 'src', signal }), 'change'),
  );
  const signals = (['SIGINT', 'SIGTERM', 'SIGHUP'] as const).map((name) => once(process, name));
  await Promise.race([...edits, ...signals]);
  controller.abort();
}
