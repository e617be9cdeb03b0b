import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createClient } from './support/client.ts';
import { freshEnvironment, mainDatabases, startTestNode, stopAll } from './support/node.ts';
import { commandEnvironment } from './support/process.ts';

afterAll(stopAll);

const command = join(import.meta.dirname, '../dist/data.js');

/** `npm run admin -- …`, with the built server. */
function runAdmin(env: Record<string, string>, ...words: string[]) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [command, 'admin', ...words],
      { env: { ...commandEnvironment, ...env } },
      (error, _stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stderr.trim() }),
    );
  });
}

describe.each(mainDatabases)('on %s', (kind) => {
  test('the first admin is made by a command, and chooses a password by its link and code', async () => {
    const env = await freshEnvironment(kind);
    const node = await startTestNode(env);
    await node.database.fork().execute(`update users set roles = '{}' where 'admin' = any(roles)`);
    if (kind === 'pglite') {
      const busy = await runAdmin(env, 'chefin@example.org');
      expect([busy.code, busy.said.split('\n').length]).toEqual([1, 1]);
      expect(busy.said).toContain('in use');
    }
    await node.stop();

    const made = await runAdmin(env, 'Chefin@example.org');
    expect([made.code, made.said]).toEqual([0, expect.stringContaining('is an admin')]);
    const url = new URL(/^http\S+$/m.exec(made.said)?.[0] ?? '');
    const code = /code: (\d{6})$/.exec(made.said)?.[1] ?? '';
    expect((await runAdmin(env, 'zweite@example.org')).said).toContain('There is an admin already');
    const again = await runAdmin(env, 'zweite@example.org', '--also');
    expect([again.code, again.said.split('\n').length]).toEqual([0, 3]);

    const staff = await runAdmin(env, 'aerztin@example.org', '--role', 'staff');
    expect([staff.code, staff.said]).toEqual([0, expect.stringContaining('is staff')]);

    const restarted = await startTestNode(env);
    const client = createClient(restarted.url);
    expect((await client.get<string>(url.pathname + url.search)).body).toContain('name="code"');
    const send = async (path: string, fields: Record<string, string>) => {
      const { body: csrf } = await client.get<object>('/api/auth/csrf');
      const body = { ...csrf, ...fields };
      return client.send<{ url: string; purpose?: string }>('POST', `/api/auth/${path}`, body);
    };
    const [token = '', email = ''] = ['token', 'email'].map((name) => url.searchParams.get(name));
    const fields = { token: token ?? '', email: email ?? '' };
    expect((await send('callback/email', fields)).status).toBe(401);
    const used = await send('callback/email', { ...fields, code });
    expect([used.status, used.body.purpose]).toEqual([200, 'password-new']);
    expect(
      (await send('password', { password: 'Vier Wolken ohne Hut', name: 'Ada Neu' })).status,
    ).toBe(200);
    const users = await client.get<{ email: string }[]>('/api/users/');
    expect(users.body.map(({ email: one }) => one)).toContain('chefin@example.org');
    expect((await client.get('/api/letters/')).body).toEqual([]);
    const recorded = await restarted.database
      .fork()
      .execute<{ details: object }[]>(
        `select details from account_events where type = 'admin-made'`,
      );
    expect(recorded).toHaveLength(3);
    await restarted.stop();
  });

  test('a command that cannot work is refused in one line, and makes nothing', async () => {
    const env = await freshEnvironment(kind);
    for (const words of [[], ['chefin'], ['chefin@example.org'], ['a@b.example', '--role', 'x']]) {
      const refused = await runAdmin(env, ...words);
      expect([refused.code, refused.said.split('\n').length]).toEqual([1, 1]);
    }
  });
});
