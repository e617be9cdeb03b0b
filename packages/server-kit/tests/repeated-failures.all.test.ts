import { afterAll, expect, test } from 'vitest';
import { killAll, startProcess } from './support/server-process.ts';

afterAll(killAll);

interface Line {
  level: number;
  msg: string;
  repeated?: number;
}

/** The log of a server that runs `code` and is then closed. */
async function linesOf(code: string): Promise<Line[]> {
  const server = startProcess(`
    const app = kit.createServer({ logLevel: 'warn', trustProxy: false });
    await app.register(kit.errors);
    app.get('/away', async () => { throw away(); });
    app.get('/broken', async () => { throw new Error('broken'); });
    app.get('/picture', async () => {
      throw Object.assign(new Error('x'), { statusCode: 502, code: 'BAD_GATEWAY', logLevel: 'warn' });
    });
    const away = () => Object.assign(new Error('select ' + Math.random()), { code: 'ECONNREFUSED' });
    ${code}
    await app.close();`);
  await server.exited;
  const lines = server.output().trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

const logged = (lines: Line[]) => lines.map(({ level, msg, repeated }) => [level, msg, repeated]);

test('failures of one kind are one log line and a count, with any messages', async () => {
  const lines = await linesOf(`
    for (let times = 0; times < 126; times += 1) await app.inject('/away');
    for (let times = 0; times < 3; times += 1) await app.inject('/broken');`);
  expect(logged(lines)).toEqual([
    [50, 'UNAVAILABLE', undefined],
    [50, 'INTERNAL', undefined],
    [50, 'UNAVAILABLE', 125],
    [50, 'INTERNAL', 2],
  ]);
});

test('failures of the same kind and place are one line, for each place that logs', async () => {
  const lines = await linesOf(`
    const task = () => Object.assign(new Error('a job ' + Math.random()), { cause: away() });
    for (let times = 0; times < 3; times += 1) {
      app.log.warn({ err: task() }, 'jobs');
      app.log.warn({ err: task() }, 'sweep');
      app.log.error(task());
    }`);
  const kinds = logged(lines).map(([level, msg, repeated]) => [
    level,
    String(msg).replace(/[\d.]+/, '…'),
    repeated,
  ]);
  expect(kinds).toEqual([
    [40, 'jobs', undefined],
    [40, 'sweep', undefined],
    [50, 'a job …', undefined],
    [40, 'jobs', 2],
    [40, 'sweep', 2],
    [50, 'a job …', 2],
  ]);
});

test('a count comes by itself when a second is over', async () => {
  const lines = await linesOf(`
    await app.inject('/away');
    await app.inject('/away');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    app.log.warn('later');`);
  expect(logged(lines).map(([, msg]) => msg)).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'later']);
});

test('an error that guests can cause at will is a warning', async () => {
  const lines = await linesOf(`await app.inject('/picture');`);
  expect(logged(lines)).toEqual([[40, 'BAD_GATEWAY', undefined]]);
});
