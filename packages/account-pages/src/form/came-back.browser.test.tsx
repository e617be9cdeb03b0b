import type { PageModule } from '@praxiskit/pages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createAccountPage } from '../account/account-page.tsx';
import { Component as Login } from '../login/login-page.tsx';
import { Component as PasswordNew } from '../password-new/password-new-page.tsx';
import { Component as PasswordRequest } from '../password-request/password-request-page.tsx';
import { Component as SecondFactor } from '../second-factor/second-factor-page.tsx';
import { PageStage } from '../test/page-stage.tsx';
import { sampleAccount } from '../test/sample-account.ts';
import { form } from '../test/sample-form.ts';

type Page = Awaited<ReturnType<PageModule>>['Component'];
const asked = { ...form, kind: 'account', email: 'erika@example.org', since: null, minimum: 15 };
const account = createAccountPage();
const question = '&callbackUrl=%2Fuser%3Fopen%3Dchange-email';
const missing = 'Bitte geben Sie zuerst Ihre E-Mail-Adresse ein.';

test.each<[string, Page, object, string, string | RegExp]>([
  ['/login?error=CredentialsSignin&fields=email+password', Login, form, 'E-Mail', missing],
  [
    '/login?error=CredentialsSignin&fields=password',
    Login,
    form,
    'Passwort',
    'Bitte geben Sie Ihr Passwort ein.',
  ],
  ['/login?error=EmailSignin&fields=email', Login, form, 'E-Mail', missing],
  ['/password-request?error=EmailSignin&fields=email', PasswordRequest, form, 'E-Mail', missing],
  [
    '/password-new?error=FieldsInvalid&fields=password+current',
    PasswordNew,
    asked,
    'Ihr jetziges Passwort',
    'Das jetzige Passwort fehlt noch.',
  ],
  [
    '/password-new?error=FieldsInvalid&fields=password+current',
    PasswordNew,
    asked,
    'Neues Passwort',
    /Das Passwort fehlt noch/,
  ],
  [
    '/login/second?error=FieldsInvalid&fields=code',
    SecondFactor,
    { ...form, isAsked: true, hasPasskey: false },
    'Code aus der App',
    /Bitte geben Sie die sechs Ziffern ein/,
  ],
  [
    `/user?error=EmailSignin&fields=email${question}`,
    account,
    sampleAccount,
    'Neue E-Mail-Adresse',
    /Bitte geben Sie die neue E-Mail-Adresse ein/,
  ],
])(
  '%s is said at its field, where scripts did not run [R6.8]',
  async (address, component, data, label, text) => {
    await render(<PageStage page={component} data={data} address={address} />);
    const field = page.getByLabelText(label, { exact: true });
    await expect.element(field).toHaveAccessibleDescription(text);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  },
);

test('a link cannot make the page show a longer wait than the server ever sets', async () => {
  const address = '/login?error=TooManyRequests&wait=99999';
  await render(<PageStage page={Login} data={form} address={address} />);
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^1[45]:\d\d/);
});

test.each<[string, Page, object, string]>([
  ['/password-new?error=PasswordSame', PasswordNew, asked, 'Das ist Ihr bisheriges Passwort.'],
  [
    `/user?error=EmailSame${question}`,
    account,
    sampleAccount,
    'Das ist schon die Adresse Ihres Kontos.',
  ],
])('%s is said', async (address, component, data, text) => {
  await render(<PageStage page={component} data={data} address={address} />);
  await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
});
