import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two requests of one caller. */
const PAUSE_MS = 20;

export interface Calls {
  requests: number;
  /** One line for each answer that was no 200, and for each that did not come. */
  failures: string[];
  longestMs: number;
}

/** Callers that ask without end, each address once over one open connection and once over new ones. */
export function startCallers(urls: readonly string[]): { stop(): Promise<Calls> } {
  const calls: Calls = { requests: 0, failures: [], longestMs: 0 };
  let isStopped = false;
  async function call(url: string, agent: Agent): Promise<void> {
    while (!isStopped) {
      const start = performance.now();
      const outcome = await ask(url, agent);
      calls.requests += 1;
      calls.longestMs = Math.max(calls.longestMs, Math.round(performance.now() - start));
      if (outcome !== '200') calls.failures.push(`${url}: ${outcome}`);
      await sleep(PAUSE_MS);
    }
    agent.destroy();
  }
  const work = urls.flatMap((url) => [
    call(url, new Agent({ keepAlive: true, maxSockets: 1 })),
    call(url, new Agent({ keepAlive: false })),
  ]);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(work);
      return calls;
    },
  };
}

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(String(response.statusCode)));
      response.once('error', (error) => resolve(String(error)));
    }).once('error', (error) => resolve(String(error)));
  });
}
