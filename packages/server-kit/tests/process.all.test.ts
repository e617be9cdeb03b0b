import { mkdtemp } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { killAll, startProcess } from './support/server-process.ts';

afterAll(killAll);

const BODY = 5000;

/** A bare server: each answer takes a moment, `/slow` three seconds. */
const server = `
  import { setTimeout as sleep } from 'node:timers/promises';
  await kit.runProcess(async () => {
    const app = kit.createServer({ logLevel: 'silent', trustProxy: false });
    const shutdown = kit.createShutdown();
    shutdown.attach(app);
    app.get('/', async () => {
      // Long enough for connections to wait in the kernel, which resets them with the listener.
      for (const end = performance.now() + 3; performance.now() < end; );
      await sleep(Math.random() * 10);
      return 'x'.repeat(${BODY});
    });
    app.post('/body', async ({ body }) => String(body.length));
    app.get('/slow', async () => { await sleep(3000); return 'x'.repeat(${BODY}); });
    app.get('/draining', async () => String(shutdown.isDraining()));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    // Once the signals are listened for.
    setTimeout(() => console.log('at ' + url));
    return { async stop() { await shutdown.drain(app); await app.close(); } };
  });`;

type Outcome = 'answered' | 'refused' | `lost: ${string}`;

/** 'refused' is a connection that was never made: a proxy sends that request to another node. */
function get(url: string, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = httpRequest(url, { agent }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      response.on('error', (error) => resolve(`lost: ${error.message}`));
      response.on('end', () => {
        const isWhole = response.statusCode === 200 && size === BODY;
        resolve(isWhole ? 'answered' : `lost: ${response.statusCode}, ${size} bytes`);
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `lost: ${error.code}`),
    );
    request.end();
  });
}

describe('a stop loses no request', () => {
  test.each([
    ['connections that are kept', true],
    ['a connection for each request', false],
  ])('with 20 callers at once on %s', async (_name, keepAlive) => {
    const { child, url, exited } = startProcess(server);
    const address = `${await url}/`;
    const agent = new Agent({ keepAlive, maxSockets: 20 });
    const counts = { answered: 0, refused: 0 };
    const lost: string[] = [];

    async function hammer() {
      for (;;) {
        const outcome = await get(address, agent);
        if (outcome === 'answered') counts.answered += 1;
        else if (outcome === 'refused') counts.refused += 1;
        else lost.push(outcome);
        if (outcome !== 'answered') return;
      }
    }
    const load = Array.from({ length: 20 }, hammer);
    await vi.waitFor(() => expect(counts.answered).toBeGreaterThan(40));
    const before = counts.answered;
    child.kill('SIGTERM');
    await Promise.all(load);
    expect(await exited).toBe(0);
    agent.destroy();
    expect(counts.answered).toBeGreaterThan(before);
    expect(lost).toEqual([]);
    expect(counts.refused).toBe(20);
  });
});

// Each waits more than it works.
describe.concurrent('a stop', () => {
  test('an answer that takes longer is waited for', async () => {
    const { child, url, exited } = startProcess(server);
    const agent = new Agent();
    const slow = get(`${await url}/slow`, agent);
    await sleep(100);
    child.kill('SIGTERM');
    expect(await slow).toBe('answered');
    expect(await exited).toBe(0);
  });

  test.runIf(isLong)(
    'a second signal, as a terminal and a parent send it, ends nothing early',
    async () => {
      const { child, url, exited } = startProcess(server);
      const slow = get(`${await url}/slow`, new Agent());
      await sleep(100);
      child.kill('SIGINT');
      await sleep(100);
      child.kill('SIGINT');
      child.kill('SIGTERM');
      expect(await slow).toBe('answered');
      expect(await exited).toBe(0);
    },
  );

  test('from the signal on a node says that it is stopping, and asks callers to close', async () => {
    const { child, url, exited } = startProcess(server);
    const address = await url;
    expect(await (await fetch(`${address}/draining`)).text()).toBe('false');
    const slow = get(`${address}/slow`, new Agent());
    await sleep(50);
    child.kill('SIGTERM');
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${address}/draining`);
        expect(await answer.text()).toBe('true');
        expect(answer.headers.get('connection')).toBe('close');
      },
      { timeout: 2000 },
    );
    expect(await slow).toBe('answered');
    expect(await exited).toBe(0);
  });

  test.runIf(isLong)(
    'a caller that disconnects while its request is held back does not delay the stop',
    async () => {
      const { child, url, exited } = startProcess(server);
      const address = new URL(await url);
      const ask = (path: string) => {
        const socket = connect(Number(address.port), address.hostname);
        socket.on('error', () => {}).resume();
        socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
        return socket;
      };
      const startedAt = performance.now();
      child.kill('SIGTERM');
      await sleep(50);
      // Requests are held back after 2 s; this answer holds them back for another second.
      ask('/slow');
      await sleep(2300);
      const heldBack = ask('/');
      await sleep(200);
      heldBack.destroy();
      expect(await exited).toBe(0);
      expect(performance.now() - startedAt).toBeLessThan(8000);
    },
  );

  test.runIf(isLong)(
    'a stop waits for answers in progress, and not for a body that never ends',
    async () => {
      const { child, url, exited } = startProcess(server);
      const address = new URL(await url);
      const half = connect(Number(address.port), address.hostname).on('error', () => {});
      half.write(
        'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf',
      );
      const slow = get(`${address.origin}/slow`, new Agent());
      await sleep(100);
      const stoppedAt = performance.now();
      child.kill('SIGTERM');
      expect(await slow).toBe('answered');
      expect(await exited).toBe(0);
      // Docker kills after 10 s.
      expect(performance.now() - stoppedAt).toBeLessThan(9000);
    },
  );

  test.runIf(isLong)('a stop waits for a body that is still arriving', async () => {
    const { child, url, exited } = startProcess(server);
    const address = new URL(await url);
    const caller = connect(Number(address.port), address.hostname).on('error', () => {});
    let answer = '';
    caller.on('data', (chunk) => {
      answer += chunk;
    });
    caller.write(
      'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 8\r\n\r\n',
    );
    await sleep(100);
    child.kill('SIGTERM');
    for (const letter of 'abcdefgh') {
      await sleep(400);
      caller.write(letter);
    }
    expect(await exited).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 200 .+8$/s);
  });

  test('a stop that hangs is aborted, with one line', async () => {
    const { child, url, exited, output } = startProcess(`await kit.runProcess(async () => {
      setTimeout(() => console.log('at http://here'));
      setInterval(() => {}, 1000);
      return { stop: () => new Promise(() => {}) };
    });`);
    await url;
    child.kill('SIGTERM');
    expect(await exited).toBe(1);
    expect(output()).toMatch(/\nThe server failed: the stop took more than 8.5 s.+\n$/);
  });

  test('callers that never finish asking do not keep a node from stopping', async () => {
    const { child, url, exited } = startProcess(server);
    const address = new URL(await url);
    for (const part of ['GET / HTTP/1.1\r\nHost: x', '']) {
      connect(Number(address.port), address.hostname)
        .on('error', () => {})
        .write(part);
    }
    await sleep(100);
    child.kill('SIGINT');
    expect(await exited).toBe(0);
  });
});

describe.concurrent('a process', () => {
  const life = (start: string) => startProcess(`await kit.runProcess(async () => { ${start} });`);

  test('a start that fails is one line and exit code 1', async () => {
    const { exited, output } = life("throw new kit.ConfigError('PORT must be a port number.');");
    expect(await exited).toBe(1);
    expect(output()).toBe('PORT must be a port number.\n');
  });

  test('a DATA_DIR of spaces is refused in one line that names it', async () => {
    const { exited, output } = startProcess(
      `import { z } from 'zod';
      await kit.runProcess(async () => kit.readEnvironment(z.object(kit.processVariables), process.env));`,
      { DATA_DIR: '  ' },
    );
    expect(await exited).toBe(1);
    expect(output()).toBe('DATA_DIR must be a folder.\n');
  });

  test('the data directory is DATA_DIR, or the default one', async () => {
    const start = `
      import { readFile } from 'node:fs/promises';
      await kit.runProcess(() => readFile('data/manifest.json'));`;
    const outputs = ['', 'data', 'other'].map(async (dataDir) => {
      const { exited, output } = startProcess(start, { DATA_DIR: dataDir });
      expect(await exited).toBe(1);
      return output();
    });
    expect(await Promise.all(outputs)).toEqual([
      expect.stringMatching(/^The server failed: ENOENT.+\n$/),
      expect.stringMatching(/^DATA_DIR cannot be used \(ENOENT.+\n$/),
      expect.stringMatching(/^The server failed: ENOENT.+\n$/),
    ]);
  });

  test.each([
    ['fails once it is aborted', "signal.addEventListener('abort', () => failed(signal.reason));"],
    ['does not listen for it', ''],
  ])('a signal during a start that %s ends it with exit code 0', async (_name, onAbort) => {
    const { child, url, exited, output } = startProcess(`
      await kit.runProcess((signal) => new Promise((_, failed) => {
        setInterval(() => {}, 1000);
        ${onAbort}
        console.log('at http://here');
      }));`);
    await url;
    child.kill('SIGTERM');
    child.kill('SIGINT');
    expect(await exited).toBe(0);
    expect(output()).toBe('at http://here\n');
  });

  test.runIf(isLong)('a signal during the start of a node lets go of its directory', async () => {
    const code = `
      const values = kit.readEnvironment(z.object(kit.processVariables), process.env);
      const settings = kit.processSettings(values);
      await kit.runProcess((signal) => kit.startNode({
        settings,
        signal,
        applicationName: 'site',
        entities: [kit.ContentRevision],
        migrations: [],
        build() { console.log('at http://here'); return new Promise(() => {}); },
        prepare() { console.log('at http://here'); return new Promise(() => {}); },
      }));`;
    const dataDir = await mkdtemp(join(tmpdir(), 'signal-'));
    const start = `import { z } from 'zod';
      class First extends kit.Migration {
        up() { this.addSql('create table content_revision (id int primary key, revision bigint not null)'); }
      }
      ${code.replace('migrations: []', "migrations: [{ name: 'First', class: First }]")}`;
    for (const _time of [1, 2]) {
      const { child, url, exited, output } = startProcess(start, { DATA_DIR: dataDir });
      await url;
      child.kill('SIGTERM');
      expect(await exited).toBe(0);
      expect(output()).toBe('at http://here\n');
    }
  });

  test('a fatal error ends the process with one line and exit code 1', async () => {
    const { exited, output } = life(`
      setInterval(() => {}, 1000);
      const died = new Promise((done) => setTimeout(() => done(new kit.DataDirectoryError('It has ended.')), 50));
      return { stop: async () => {}, died };`);
    expect(await exited).toBe(1);
    expect(output()).toBe('It has ended.\n');
  });

  test('a stop that fails is one line and exit code 1', async () => {
    const { child, url, exited, output } = life(`
      setTimeout(() => console.log('at http://here'));
      setInterval(() => {}, 1000);
      return { stop: async () => { throw new Error('no'); } };`);
    await url;
    child.kill('SIGTERM');
    expect(await exited).toBe(1);
    expect(output()).toBe('at http://here\nThe server failed: no\n');
  });

  test('SIGINT and SIGTERM together stop it once', async () => {
    const { child, url, exited, output } = life(`
      setTimeout(() => console.log('at http://here'));
      setInterval(() => {}, 1000);
      return { async stop() { console.log('stopping'); await new Promise((done) => setTimeout(done, 300)); } };`);
    await url;
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(output().match(/stopping/g)).toHaveLength(1);
  });
});
