import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteData } from '@praxiskit/web/records';
import { exitCodes } from './dev-exit-codes.ts';

/** Files of the repository that Node itself has loaded, such as Vite's configuration: they need a new process. */
const loaded = new Set<string>();
registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) loaded.add(fileURLToPath(url));
    return nextLoad(url, context);
  },
});

let stop = async () => {};
let exitCode: number | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

const { developSite } = await import('@praxiskit/pages/vite');
try {
  const site = await developSite<SiteData>({
    root: join(import.meta.dirname, '../../web'),
    entry: '/src/entry-server.tsx',
    server: join(import.meta.dirname, 'development.ts'),
    port: Number(process.env.PORT),
    host: process.env.HOST ?? '',
    isFinal,
  });
  stop = site.stop;
  const { watcher } = site.vite;
  watcher.add([...loaded]);
  watcher.on('all', (_event, file) => {
    if (loaded.has(file)) end(exitCodes.restart);
  });
} catch (error) {
  const { describeFailure } = await import('@praxiskit/server-kit');
  console.error(isFinal(error) ? error.message : describeFailure(error, process.env.HOST));
  process.exit(isFinal(error) || isOfListening(error) ? exitCodes.refused : 1);
}

/** The directory of the data is in use, or cannot be used. By its name: Vite loads the class again after an edit. */
function isFinal(failure: unknown): failure is Error {
  return (
    failure instanceof Error && ['DirectoryInUseError', 'DataDirectoryError'].includes(failure.name)
  );
}

/** The port is in use, or not ours to have. */
function isOfListening(failure: unknown): boolean {
  return failure instanceof Error && 'syscall' in failure && failure.syscall === 'listen';
}

/** The first reason counts, but for a signal: who ends it does not want it started again. */
function end(code: number): void {
  if (code === 0 || exitCode === null) {
    const isFirst = exitCode === null;
    exitCode = code;
    if (isFirst) void stop().finally(() => process.exit(exitCode));
  }
}
