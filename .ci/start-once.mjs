// Starts the site as `npm start` does, on a port and with data of its own, asks for the home page, and stops it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PORT = '3999';
const DATA_DIR = mkdtempSync(join(tmpdir(), 'praxiskit-start-'));
const server = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start'], {
  env: { ...process.env, PORT, DATA_DIR },
  stdio: 'inherit',
});
const ended = once(server, 'exit');

async function answer() {
  for (;;) {
    const response = await fetch(`http://localhost:${PORT}/`).catch(() => null);
    if (response?.ok) return response.text();
    await sleep(500);
  }
}

const first = await Promise.race([answer(), ended.then(() => null), sleep(300_000, null)]);
// Windows has no signals: its whole tree of processes is ended.
if (process.platform === 'win32')
  execFileSync('taskkill', ['/pid', String(server.pid), '/t', '/f']);
else server.kill('SIGTERM');
await ended;
const isHome = first?.includes('<h1') ?? false;
if (!isHome) console.error('The home page was not answered.');
process.exit(isHome ? 0 : 1);
