import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { createAuthenticator } from './authenticator.ts';
import { createSite, origin, patient } from './site.ts';

/** A signed-in patient, and the mails about factors as the patient reads them. */
async function createUser() {
  const site = await createSite({ locale: () => 'de' });
  const browser = site.browser();
  await browser.signIn();
  const { rows, writeMail, clock } = site;
  async function sentMails() {
    const written = await Promise.all(rows.mails.map((mail) => writeMail(mail)));
    return written.map((mail) => [mail?.to, mail?.subject]);
  }
  async function addApp() {
    const { secret } = (await browser.send('totp', {})).json();
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.time });
    expect((await browser.send('totp/confirm', { code: '000000' })).statusCode).toBe(401);
    expect(rows.mails).toEqual([]);
    expect((await browser.send('totp/confirm', { code: code() })).statusCode).toBe(200);
  }
  async function addPasskey() {
    const device = createAuthenticator(origin);
    const { options } = (await browser.send('passkey/new', {})).json();
    const credential = JSON.stringify(device.create(options.challenge));
    expect((await browser.send('passkey/add', { credential })).statusCode).toBe(200);
    return device;
  }
  return { ...site, browser, sentMails, addApp, addPasskey };
}

const added = [patient.email, 'Ihr Konto hat einen neuen zweiten Schritt'];
const removed = [patient.email, 'Ein zweiter Schritt Ihres Kontos wurde entfernt'];
const newCodes = [patient.email, 'Ihr Konto hat neue Ersatzcodes'];

test('adding an app, making recovery codes and removing the app each send a mail [ASVS v5.0.0-6.3.7]', async () => {
  const { browser, sentMails, addApp } = await createUser();
  await addApp();
  expect(await sentMails()).toEqual([added]);
  await browser.send('recovery-codes', {});
  expect(await sentMails()).toEqual([added, newCodes]);
  await browser.send('totp/remove', {});
  expect(await sentMails()).toEqual([added, newCodes, removed]);
});

test('adding and removing a passkey each send a mail [ASVS v5.0.0-6.3.7]', async () => {
  const { browser, sentMails, addPasskey } = await createUser();
  const { id } = await addPasskey();
  expect(await sentMails()).toEqual([added]);
  await browser.send('passkey/remove', { id: 'another' });
  expect(await sentMails()).toEqual([added]);
  await browser.send('passkey/remove', { id });
  expect(await sentMails()).toEqual([added, removed]);
});

test('an app that was never confirmed sends no mail when it is removed', async () => {
  const { browser, rows } = await createUser();
  await browser.send('totp', {});
  await browser.send('totp/remove', {});
  expect(rows.mails).toEqual([]);
});

test.each([
  ['de', ['eine App für Codes', 'ein Passkey'], 'Das war ich nicht'],
  ['en', ['an app for codes', 'a passkey'], 'This wasn’t me'],
] as const)(
  'the mail names the factor, and leads to a new password: %s',
  async (locale, names, button) => {
    const { addApp, addPasskey, rows, writeMail } = await createUser();
    await addApp();
    await addPasskey();
    const texts = await Promise.all(
      rows.mails.map(async (mail) =>
        mail.kind === 'link' ? '' : ((await writeMail({ ...mail, locale }))?.text ?? ''),
      ),
    );
    expect(texts).toHaveLength(2);
    for (const [index, name] of names.entries()) {
      expect(texts[index]).toContain(`: ${name}.`);
      expect(texts[index]).toContain(`${button}:\n${origin.origin}/password-request`);
    }
  },
);
