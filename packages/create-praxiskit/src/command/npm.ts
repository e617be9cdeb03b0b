import { spawn } from 'node:child_process';

/**
 * Runs npm in a folder, with the terminal as its own. Returns its exit code: 1 where it cannot be started, 0 where the
 * user has stopped a server.
 */
export function runNpm(folder: string, ...args: string[]): Promise<number> {
  // On Windows npm is a batch file, which only a shell runs.
  const shell = process.platform === 'win32';
  const child = spawn('npm', args, { cwd: folder, stdio: 'inherit', shell });
  let isStopped = false;
  // A signal of the terminal reaches both; npm says when it has ended.
  const wait = () => {
    isStopped = args[0] === 'start';
  };
  process.on('SIGINT', wait);
  return new Promise((resolve) => {
    const end = (code: number) => {
      process.off('SIGINT', wait);
      resolve(isStopped ? 0 : code);
    };
    child.once('error', () => end(1));
    child.once('exit', (code) => end(code ?? 0));
  });
}
