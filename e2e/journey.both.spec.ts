import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { isLong } from '@praxiskit/test-support/tier';
import { linkOf } from '../apps/api/tests/support/read-mails.ts';
import { createAppCodes } from './support/app-codes.ts';
import { addAuthenticator } from './support/authenticator.ts';
import { journeyWords } from './support/journey-words.ts';
import { createKeyboard } from './support/keyboard.ts';
import { mailOf } from './support/mailbox.ts';
import type { SiteServer } from './support/server.ts';
import { declineConsent, expect, short, testOnOwnSite } from './support/test.ts';

const test = testOnOwnSite();

const first = 'Vier Wolken ohne Hut';
const second = 'Sieben Igel unterm Dach';

/** The controls of a page by role and name, and what it says. */
function controls(page: Page) {
  const named = (role: Parameters<Page['getByRole']>[0]) => (name: string) =>
    page.getByRole(role, { name, exact: true });
  const heading = named('heading');
  const group = named('group');
  return {
    button: named('button'),
    link: named('link'),
    box: named('checkbox'),
    row: (of: string, action: string) => group(of).getByRole('link', { name: action, exact: true }),
    /** A password has no role of its own. */
    field: (label: string) => page.getByLabel(label, { exact: true }),
    sees: (text: string) => expect(page.getByText(text).first()).toBeVisible(),
    arrivesAt: (title: string) => expect(heading(title)).toBeVisible(),
  };
}

async function openDevice(browser: Browser, site: SiteServer, more: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: site.url, ...more });
  return context.newPage();
}

async function expectOwnData(path: string, email: string): Promise<void> {
  const text = await readFile(path, 'utf8');
  expect(JSON.stringify(JSON.parse(text))).toContain(email);
  expect(text).toContain('Nina');
  expect(text).not.toMatch(/argon2|password_?hash|sealed|idHash/i);
}

// A minute each.
for (const locale of isLong ? (['de', 'en'] as const) : (['de'] as const)) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'de' ? 'de-DE' : 'en-US' });

    test(
      'an account by keyboard only, from the sign-up to its deletion [R6.3D] [R6.8]',
      short,
      async ({ page, browser, site, complaints }) => {
        // Much of it is waiting for mails and for hashes of passwords.
        test.setTimeout(150_000);
        const words = journeyWords[locale];
        const email = `reise-${locale}@example.org`;
        const { button, link, box, row, field, sees, arrivesAt } = controls(page);
        const keys = createKeyboard(page);
        const openLink = async (subject: string) =>
          page.goto(linkOf(await mailOf(site, email, subject)).path);
        /** No page may log an error during the journey. */
        const step = <Result>(title: string, walk: () => Promise<Result>): Promise<Result> =>
          test.step(title, async () => {
            const result = await walk();
            expect.soft(complaints, title).toEqual([]);
            return result;
          });
        const signOut = async () => {
          // Details that are still loaded would be refused, and the page logs that.
          await expect(page.getByText(words.detailsLoading)).toHaveCount(0);
          await keys.press(button(words.signOut).first(), 'Space');
          await arrivesAt(words.signInHeading);
        };
        await declineConsent(page);
        const device = await addAuthenticator(page);
        // This authenticator would accept what the browser offers in the field before the button is reached.
        await page.addInitScript(() => {
          PublicKeyCredential.isConditionalMediationAvailable = async () => false;
        });

        await step('sign up, and confirm by the mail', async () => {
          await page.goto('/');
          await keys.press(page.getByRole('banner').getByRole('link', { name: words.signIn }));
          await arrivesAt(words.signInHeading);
          await keys.press(
            page.getByRole('main').getByRole('link', { name: words.openAccountLink }),
          );
          await arrivesAt(words.openAccountHeading);
          await keys.type(field(words.firstName), 'Nina');
          await keys.type(field(words.lastName), 'Neu');
          await keys.type(field(words.email), email);
          await keys.type(field(words.password), first);
          await keys.press(button(words.openAccount));
          await arrivesAt(words.mailboxHeading);
          await sees(email);
          await openLink(words.signUpMail);
          await arrivesAt(words.confirmHeading);
          await sees(email);
          await keys.press(button(words.confirm), 'Space');
          await arrivesAt(words.greeting);
          await signOut();
        });

        await step('sign in by the password', async () => {
          // The field has the focus already; Shift+Tab leaves a field that was filled in by mistake.
          await keys.type(field(words.password), first);
          await keys.reach(field(words.email), 'Shift+Tab');
          await page.keyboard.type(email);
          await page.keyboard.press('Enter');
          await arrivesAt(words.greeting);
          await keys.press(link(words.account));
          await arrivesAt(words.accountHeading);
          await sees(words.byPassword);
        });

        const codes = await step('set up an app, and sign in with its code', async () => {
          await keys.press(row(words.app, words.setUp));
          await keys.press(button(words.appShow));
          await arrivesAt(words.appHeading);
          await expect(page.getByRole('img', { name: words.appImage })).toBeVisible();
          const code = createAppCodes((await page.locator('main code').textContent()) ?? '');
          await keys.type(field(words.appCode), await code());
          await keys.press(button(words.continue));
          await arrivesAt(words.codesHeading);
          const shown = await page.getByRole('listitem').locator('code').allTextContents();
          expect(shown).toHaveLength(10);
          await keys.press(box(words.codesKept), 'Space');
          await expect(box(words.codesKept)).toBeChecked();
          await keys.press(button(words.continue));
          await arrivesAt(words.accountHeading);
          await sees(words.byApp);
          await sees(words.ten);
          await mailOf(site, email, words.factorMail);
          await signOut();
          await keys.type(field(words.email), email);
          await keys.type(field(words.password), first);
          await keys.press(button(words.signIn));
          await arrivesAt(words.secondHeading);
          await keys.type(field(words.code), await code());
          await page.keyboard.press('Enter');
          await arrivesAt(words.greeting);
          return shown;
        });

        await step('add a passkey, and sign in by it', async () => {
          await keys.press(link(words.account));
          await keys.press(row('Passkey', words.add));
          await keys.type(field(words.passkeyName), 'Mein Telefon');
          await keys.press(button(words.add));
          await sees(words.passkeyAdded);
          await sees(words.passkeyNew);
          await signOut();
          await keys.press(button('Passkey'));
          await arrivesAt(words.greeting);
          await keys.press(link(words.account));
          await sees(words.byPasskey);
          await sees(words.passkeyUsed);
        });

        await step('see another device, and sign it out', async () => {
          const other = await openDevice(browser, site, {
            locale: locale === 'de' ? 'de-DE' : 'en-US',
          });
          await declineConsent(other);
          const there = controls(other);
          const otherKeys = createKeyboard(other);
          await other.goto('/login');
          await otherKeys.type(there.field(words.email), email);
          await otherKeys.type(there.field(words.password), first);
          await other.keyboard.press('Enter');
          await there.arrivesAt(words.secondHeading);
          await otherKeys.press(there.link(words.recovery));
          await there.arrivesAt(words.recoveryHeading);
          await otherKeys.type(there.field(words.recovery), codes[0] ?? '');
          await otherKeys.press(there.button(words.continue));
          await there.sees(words.nine);
          await otherKeys.press(there.link(words.continue));
          await there.arrivesAt(words.accountHeading);

          await keys.press(link(words.overview));
          await arrivesAt(words.greeting);
          await keys.press(link(words.account));
          const devices = page.getByRole('list', { name: words.devices }).getByRole('listitem');
          await expect(devices).toHaveCount(2);
          await expect(devices.first()).toContainText(words.thisDevice);
          await sees(words.nine);
          await keys.press(devices.last().getByRole('button', { name: words.signOut }));
          await sees(words.deviceEnded);
          await expect(devices).toHaveCount(1);
          await expect(devices).toContainText(words.thisDevice);

          // The address is typed: a key in the page could have it notice by itself, before a link is reached.
          await other.goto('/private');
          await there.arrivesAt(words.signInHeading);
          await other.context().close();
        });

        await step('forget the password, and set a new one by the mail', async () => {
          await signOut();
          await keys.press(link(words.forgotten));
          await arrivesAt(words.forgottenHeading);
          await keys.type(field(words.email), email);
          await keys.press(button(words.sendLink));
          await arrivesAt(words.mailboxHeading);
          await sees(email);
          await openLink(words.resetMail);
          await arrivesAt(words.resetHeading);
          await keys.press(button(words.resetConfirm));
          await arrivesAt(words.newPasswordHeading);
          await keys.type(field(words.newPassword), second);
          await keys.press(button(words.newPasswordSet));
          await arrivesAt(words.newPasswordDone);
          await sees(words.newPasswordStep);
          await mailOf(site, email, words.newPasswordMail);
          await keys.press(link(words.newPasswordGo));
          await arrivesAt(words.secondHeading);
          await keys.press(button('Passkey'), 'Space');
          await arrivesAt(words.greeting);
        });

        await step('take the data along', async () => {
          await keys.press(link(words.account));
          const download = page.waitForEvent('download');
          await keys.press(link(words.download));
          await expectOwnData(await (await download).path(), email);
          await arrivesAt(words.accountHeading);
        });

        await step('delete the account', async () => {
          await keys.press(link(words.deletionLink));
          await arrivesAt(words.deletionHeading);
          await keys.type(field(words.proof), second);
          await keys.press(button(words.deletion));
          await arrivesAt(words.signInHeading);
          await sees(words.deleted);
          await expect(button(words.signOut)).toHaveCount(0);
          await mailOf(site, email, words.deletedMail);
        });
        await device.remove();
      },
    );
  });
}

test('an account without scripts and without a passkey, from the sign-up to its deletion [R6.3D] [R6.8]', async ({
  browser,
  site,
}) => {
  test.skip(!isLong, 'in the long form');
  test.setTimeout(150_000);
  const words = journeyWords.en;
  const email = 'reise-ohne-skripte@example.org';
  const plain = { locale: 'en-US', javaScriptEnabled: false };
  const page = await openDevice(browser, site, plain);
  const { button, link, box, row, field, sees, arrivesAt } = controls(page);
  const openLink = async (subject: string) =>
    page.goto(linkOf(await mailOf(site, email, subject)).path);
  /** Up to the second step. */
  const sendPassword = async (of: Page, password: string) => {
    const { field, button } = controls(of);
    await field(words.email).fill(email);
    await field(words.password).fill(password);
    await button(words.signIn).click();
  };
  const openAccount = async () => {
    await link(words.account).click();
    await arrivesAt(words.accountHeading);
  };
  /** The header's button needs scripts; this is the one beside the device. */
  const signOut = async () => {
    await page
      .getByRole('list', { name: words.devices })
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: words.signOut })
      .click();
    await arrivesAt(words.signInHeading);
  };

  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: words.signIn }).click();
  await arrivesAt(words.signInHeading);
  await page.getByRole('main').getByRole('link', { name: words.openAccountLink }).click();
  await arrivesAt(words.openAccountHeading);
  await field(words.firstName).fill('Nina');
  await field(words.lastName).fill('Neu');
  await field(words.email).fill(email);
  await field(words.password).fill(first);
  await button(words.openAccount).click();
  await arrivesAt(words.mailboxHeading);
  await sees(email);
  await openLink(words.signUpMail);
  await arrivesAt(words.confirmHeading);
  await button(words.confirm).click();
  await arrivesAt(words.greeting);
  await openAccount();
  await sees(words.byPassword);
  await signOut();
  await sendPassword(page, first);
  await arrivesAt(words.greeting);

  await openAccount();
  await row(words.app, words.setUp).click();
  await button(words.appShow).click();
  await arrivesAt(words.appHeading);
  const code = createAppCodes((await page.locator('main code').textContent()) ?? '');
  await field(words.appCode).fill(await code());
  await button(words.continue).click();
  await arrivesAt(words.codesHeading);
  const codes = await page.getByRole('listitem').locator('code').allTextContents();
  expect(codes).toHaveLength(10);
  await box(words.codesKept).check();
  await button(words.continue).click();
  await arrivesAt(words.accountHeading);
  await sees(words.byApp);
  await sees(words.ten);
  await signOut();
  await sendPassword(page, first);
  await arrivesAt(words.secondHeading);
  await field(words.code).fill(await code());
  await button(words.continue).click();
  await arrivesAt(words.greeting);

  const other = await openDevice(browser, site, plain);
  const there = controls(other);
  await other.goto('/login');
  await sendPassword(other, first);
  await there.link(words.recovery).click();
  await there.field(words.recovery).fill(codes[0] ?? '');
  await there.button(words.continue).click();
  await there.sees(words.nine);
  await there.link(words.continue).click();
  await there.arrivesAt(words.accountHeading);
  await openAccount();
  const devices = page.getByRole('list', { name: words.devices }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices.last().getByRole('button', { name: words.signOut }).click();
  await arrivesAt(words.accountHeading);
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText(words.thisDevice);
  await there.link(words.overview).click();
  await there.arrivesAt(words.signInHeading);
  await other.context().close();

  await signOut();
  await link(words.forgotten).click();
  await arrivesAt(words.forgottenHeading);
  await field(words.email).fill(email);
  await button(words.sendLink).click();
  await arrivesAt(words.mailboxHeading);
  await openLink(words.resetMail);
  await arrivesAt(words.resetHeading);
  await button(words.resetConfirm).click();
  await arrivesAt(words.newPasswordHeading);
  await field(words.newPassword).fill(second);
  await button(words.newPasswordSet).click();
  await arrivesAt(words.newPasswordDone);
  await sees(words.newPasswordStep);
  await mailOf(site, email, words.newPasswordMail);
  await link(words.newPasswordGo).click();
  await arrivesAt(words.secondHeading);
  await link(words.recovery).click();
  await field(words.recovery).fill(codes[1] ?? '');
  await button(words.continue).click();
  await link(words.continue).click();
  await arrivesAt(words.accountHeading);

  const download = page.waitForEvent('download');
  await link(words.download).click();
  await expectOwnData(await (await download).path(), email);
  await link(words.deletionLink).click();
  await arrivesAt(words.deletionHeading);
  await field(words.proof).fill(second);
  await button(words.deletion).click();
  await arrivesAt(words.signInHeading);
  await sees(words.deleted);
  await mailOf(site, email, words.deletedMail);
  await page.context().close();
});
