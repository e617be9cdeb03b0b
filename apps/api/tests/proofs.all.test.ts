import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';
import { commandEnvironment } from './support/process.ts';

afterAll(stopAll);

const command = join(import.meta.dirname, '../dist/data.js');

/** `npm run data -- proofs …`, with the built server. */
function runProofs(env: Record<string, string>, ...words: string[]) {
  return new Promise<{ code: number; written: string; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [command, 'proofs', ...words],
      { env: { ...commandEnvironment, ...env } },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), written: stdout, said: stderr.trim() }),
    );
  });
}

describe.each(mainDatabases)('on %s', (kind) => {
  test('the practice writes the proofs of consent to a file by a command', async () => {
    const env = await freshEnvironment(kind);
    const node = await startTestNode(env);
    const visitor = createClient(node.url);
    const proof = {
      revision: 'map:1-a',
      texts: 'f'.repeat(64),
      action: 'save',
      map: { map: true },
      time: '2026-11-21T08:00:00.000Z',
    };
    const { status, body } = await visitor.send<{ id: string }>('POST', '/api/consent', proof);
    expect(status).toBe(201);
    await node.stop();

    const whole = await runProofs(env);
    expect([whole.code, whole.said]).toEqual([0, 'Proofs of consent written: 1.']);
    const [head, line, end] = whole.written.split('\r\n');
    expect([head, end]).toEqual(['time,id,action,revision,texts,map', '']);
    expect(line).toContain(`,${body.id},save,map:1-a,${proof.texts},"{""map"":true}"`);
    const wrong = await runProofs(env, 'yesterday');
    expect([wrong.code, wrong.written, wrong.said]).toEqual([
      1,
      '',
      'yesterday is no day: write it as 2026-12-31.',
    ]);
  });
});
