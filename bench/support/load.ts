import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';

export interface Load {
  url: string;
  seconds: number;
  cookie?: string;
  /** A new address for each request, below this one. */
  isRandom?: boolean;
}

/**
 * Requests per second over 20 connections. By wrk where the machine has it: autocannon's own parsing is
 * slower than the server's writing.
 */
export async function requestsPerSecond(load: Load): Promise<number> {
  return byWrk(load) ?? (await byAutocannon(load));
}

function byWrk({ url, seconds, cookie, isRandom = false }: Load): number | null {
  const headers = ['-H', 'accept-encoding: br', ...(cookie ? ['-H', `cookie: ${cookie}`] : [])];
  const script = isRandom ? ['-s', randomScript()] : [];
  const wrk = spawnSync('wrk', ['-t1', '-c20', `-d${seconds}`, ...headers, ...script, url], {
    encoding: 'utf8',
  });
  if (wrk.status !== 0) return null;
  const isBroken = isRandom ? /Socket errors/ : /Non-2xx|Socket errors/;
  if (isBroken.test(wrk.stdout)) throw new Error(`${url}: ${wrk.stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(wrk.stdout)?.[1]);
}

async function byAutocannon({ url, seconds, cookie, isRandom = false }: Load): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url: isRandom ? `${url}/[<id>]` : url,
    idReplacement: isRandom,
    connections: 20,
    duration: seconds,
    headers: { 'accept-encoding': 'br', ...(cookie ? { cookie } : {}) },
  });
  if (errors > 0 || (!isRandom && non2xx > 0)) {
    throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`);
  }
  return requests.average;
}

function randomScript(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'praxiskit-bench-')), 'random.lua');
  writeFileSync(
    file,
    `function request() return wrk.format(nil, "/" .. string.format("%x", math.random(0, 2147483647))) end\n`,
  );
  return file;
}
