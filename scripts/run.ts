import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, isAbsolute, join } from 'node:path';

/** Commands of the workspace, and the pnpm that `bootstrap.mjs` has fetched: an editor's test runner has neither. */
const tools = ['../node_modules/.bin', '../.tools/node_modules/pnpm'].map((folder) =>
  join(import.meta.dirname, folder),
);

export interface RunOptions {
  env?: Record<string, string>;
  /** Keeps the output and gives it back, instead of showing it. */
  quiet?: boolean;
}

export interface RunResult {
  code: number;
  output: string;
}

/** A signal to the script goes to all of them, and the script ends when they have. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const running = new Set<ChildProcess>();
const forward = (signal: NodeJS.Signals) => {
  for (const child of running) child.kill(signal);
};

/** Runs a command of node_modules/.bin (or any other) and waits for its end. */
export function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, PATH: [...tools, process.env.PATH].join(delimiter), ...options.env },
      // The commands of node_modules/.bin are scripts for a shell there; a program needs none, and may be in a folder with a space.
      shell: process.platform === 'win32' && !isAbsolute(command),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    if (running.size === 0) for (const signal of signals) process.on(signal, forward);
    running.add(child);
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (running.size === 0) for (const signal of signals) process.off(signal, forward);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a command and ends the script with its output when it fails. */
export async function runOrExit(command: string, args: string[], options: RunOptions = {}) {
  const { code, output } = await run(command, args, options);
  if (code === 0) return;
  if (output) console.error(output);
  process.exit(code);
}

/**
 * Builds what changed, by turbo.
 *
 * @throws Error with turbo's output
 */
export async function build(...packages: string[]): Promise<void> {
  const filters = packages.map((name) => `--filter=${name}`);
  const { code, output } = await run(
    'turbo',
    ['run', 'build', ...filters, '--output-logs=errors-only'],
    { quiet: true, env: { NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(output);
}

/** As `build`, for a script that ends with turbo's output when the build fails. */
export async function buildOrExit(...packages: string[]): Promise<void> {
  try {
    await build(...packages);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Builds what `npm start` serves. Turbo knows what has changed: where nothing has, this takes a moment. */
export function buildServed(): Promise<void> {
  return buildOrExit('@praxiskit/web', '@praxiskit/api');
}
