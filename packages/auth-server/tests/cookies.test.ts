import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createSite, patient } from './site.ts';

const origin = new URL('https://praxis.example');
// An unchanged next-auth client expects `__Secure-` in these two.
const names = [
  '__Host-next-auth.challenge',
  '__Host-next-auth.codes',
  '__Host-next-auth.csrf-token',
  '__Host-next-auth.device',
  '__Host-next-auth.mailbox',
  '__Host-next-auth.ticket',
  '__Secure-next-auth.callback-url',
  '__Secure-next-auth.session-token',
];

test('every cookie is host-only, HttpOnly, SameSite=Lax, Secure and short [ASVS v5.0.0-3.3.1] [3.3.2] [3.3.3] [3.3.4] [3.3.5]', async () => {
  const lines: string[] = [];
  const { browser: open, clock } = await createSite({ origin }, (app) =>
    app.addHook('onResponse', async (_request, reply) => {
      lines.push(...[reply.getHeader('set-cookie') ?? []].flat().map(String));
    }),
  );
  const user = open();
  await user.signIn({ callbackUrl: `/${'x'.repeat(2000)}` });
  const { secret } = (await user.send('totp', {})).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.time });
  // Without scripts a page shows the codes.
  await user.send('totp/confirm', { code, json: '' });
  await user.send('passkey/options', {});
  await open().send('signin/email', { email: patient.email });
  for (let attempt = 0; attempt < 7; attempt += 1) await open().signIn({ password: 'wrong' });
  await user.send('signout', {});

  const nameOf = (line: string) => line.slice(0, line.indexOf('='));
  expect([...new Set(lines.map(nameOf))].sort()).toEqual(names);
  for (const line of lines) {
    const [pair = '', ...attributes] = line.split('; ');
    expect(attributes).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    );
    expect(line).not.toContain('Domain=');
    expect(pair.length).toBeLessThan(4096);
  }
});
