import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const entry = join(import.meta.dirname, '../../src/index.ts');
const root = join(import.meta.dirname, '../..');
// With its modules compiled a start takes half of the processor's time.
const compileCache = join(root, '../../node_modules/.cache/praxiskit-tests');

/** A server as a process of its own: for signals, and for load that its own loop must not make. */
export interface ServerProcess {
  child: ChildProcess;
  output(): string;
  /** The address that it printed as `at http://…`; rejects with its output when it ends before. */
  url: Promise<string>;
  /** The exit code; null when a signal ended it. */
  exited: Promise<number | null>;
}

const running: ChildProcess[] = [];

/**
 * Runs `code` as a module, with all that the package exports in `kit`. Only root can be another user
 * than this process is.
 */
export function startProcess(
  code: string,
  env: Record<string, string> = {},
  uid?: number,
): ServerProcess {
  const source = `import * as kit from ${JSON.stringify(entry)};\n${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compileCache, ...env },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  running.push(child);
  let output = '';
  const url = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const found = /at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(output)));
  });
  // A refused start is what some tests wait for; they look at `exited` instead.
  url.catch(() => {});
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, url, exited };
}

export function killAll(): void {
  for (const child of running.splice(0)) child.kill('SIGKILL');
}
