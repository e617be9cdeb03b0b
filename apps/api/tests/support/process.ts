import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { freePort } from '@praxiskit/test-support/cluster';

const api = join(import.meta.dirname, '../..');
// Tests start the server some hundred times; with its modules compiled that takes a fifth less.
const compileCache = join(api, '../../node_modules/.cache/praxiskit-tests');

/** Variables for each command of the built server. */
export const commandEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: compileCache,
};

/** The server as a process of its own: for signals, kills and refused starts. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  output(): string;
  /** Resolves once it says that it is ready; rejects with its output when it ends before. */
  ready: Promise<void>;
  /** The exit code; null when a signal ended it. */
  exited: Promise<number | null>;
}

/** `entry`: the built server, the script of `npm run dev` (absolute path), or a file of the app. */
export async function startProcess(
  env: Record<string, string>,
  entry = 'dist/server.js',
): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, [resolve(api, entry)], {
    env: {
      ...commandEnvironment,
      NODE_ENV: 'production',
      ...env,
      PORT: port,
    },
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('PraxisKit is ready')) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(output)));
  });
  // A refused start is what some tests wait for; they look at `exited` instead.
  ready.catch(() => {});
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { url: `http://localhost:${port}`, child, output: () => output, ready, exited };
}
