import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another process serves from this directory. */
export class DirectoryInUseError extends Error {
  override readonly name = 'DirectoryInUseError';
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another server. Stop that one first, or set DATA_DIR or DATABASE_URL.`,
    );
  }
}

// The kernel's limit for a socket's path is about 104 bytes; longer ones move to the temporary folder.
const LONGEST_SOCKET_PATH = 100;
// Longer than the moment between finding a dead socket and removing it, in which two starters could meet.
const SETTLE_MS = 60;

/**
 * Holds a directory for this process. PGlite itself has no lock, and two processes on one directory
 * lose writes. A listening socket is used instead of a file with a process id, because the kernel
 * closes it with the process, however that ends: after SIGKILL the next start is free at once.
 *
 * @throws DirectoryInUseError when another living process holds it
 * @throws Error of Node's (EACCES) where the directory is missing, or may not be written to
 * @returns a function that lets go
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = socketPath(directory);
  const token = randomUUID();
  const server = createServer((socket) => socket.end(token));
  server.unref();

  if (!(await tryListen())) {
    if ((await askHolder(path)) !== null) throw new DirectoryInUseError(directory);
    await rm(path, { force: true });
    if (!(await tryListen())) throw new DirectoryInUseError(directory);
  }
  await sleep(SETTLE_MS);
  if ((await askHolder(path)) !== token) {
    server.close();
    throw new DirectoryInUseError(directory);
  }
  return () => new Promise((done) => server.close(() => done()));

  function tryListen(): Promise<boolean> {
    return new Promise((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(path, () => resolve(true));
    });
  }
}

/** The token of the process that listens there, or null when none does. */
function askHolder(path: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    connect(path)
      .setTimeout(1000, function (this: { destroy(): void }) {
        // It accepts and does not answer: busy, but alive.
        this.destroy();
        resolve('');
      })
      .on('data', (chunk) => {
        answer += chunk;
      })
      .on('end', () => resolve(answer))
      .on('error', () => resolve(null));
  });
}

function socketPath(directory: string): string {
  const digest = createHash('sha256').update(directory).digest('hex').slice(0, 24);
  if (process.platform === 'win32') return `\\\\.\\pipe\\praxiskit-${digest}`;
  const inside = join(directory, 'lock.sock');
  return inside.length <= LONGEST_SOCKET_PATH ? inside : join(tmpdir(), `praxiskit-${digest}.sock`);
}
