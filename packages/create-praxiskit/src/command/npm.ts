import { spawn } from 'node:child_process';

/** Runs npm in a folder, with the terminal as its own. Returns its exit code, 1 where it cannot be started. */
export function runNpm(folder: string, ...args: string[]): Promise<number> {
  // On Windows npm is a batch file, which only a shell runs.
  const shell = process.platform === 'win32';
  const child = spawn('npm', args, { cwd: folder, stdio: 'inherit', shell });
  // A signal of the terminal reaches both; npm says when it has ended.
  const wait = () => {};
  process.on('SIGINT', wait);
  return new Promise((resolve) => {
    const end = (code: number) => {
      process.off('SIGINT', wait);
      resolve(code);
    };
    child.once('error', () => end(1));
    child.once('exit', (code) => end(code ?? 0));
  });
}
