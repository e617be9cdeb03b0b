import { SaveState } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page as viewport } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageStage, type PageStageProps } from '../test/page-stage.tsx';
import { plainAccount, sampleAccount } from '../test/sample-account.ts';
import { createAccountPage } from './account-page.tsx';
import { AccountSection } from './account-section.tsx';

const page = createAccountPage();

const open = (address: string, more: Partial<PageStageProps> = {}) =>
  render(<PageStage page={page} data={sampleAccount} address={address} {...more} />);

test('if the last proof is too old, the form asks for the password in place and continues', async () => {
  const sent = vi.fn();
  const screen = await open('/user?open=remove-app', {
    answer(path, fields) {
      sent(path, fields);
      if (fields.current === undefined) return { reason: 'ProofOld' };
      return fields.current === 'right' ? { data: {} } : { reason: 'CredentialsSignin' };
    },
  });
  const submit = screen.getByRole('button', { name: 'App entfernen' });
  const password = screen.getByLabelText('Ihr Passwort, zur Sicherheit', { exact: true });
  await expect.element(password).not.toBeInTheDocument();
  await submit.click();
  await expect.element(password).toHaveFocus();
  await submit.click();
  await expect.element(screen.getByText('Bitte geben Sie Ihr Passwort ein.').first()).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
  await password.fill('wrong');
  await submit.click();
  await expect.element(screen.getByText('Das ist nicht Ihr Passwort.')).toBeVisible();
  await password.fill('right');
  await submit.click();
  await expect
    .element(screen.getByText('Beim Anmelden wird kein Code aus der App mehr verlangt.'))
    .toBeVisible();
  expect(sent.mock.calls.map(([path]) => path)).toEqual(Array(3).fill('totp/remove'));
  expect(sent.mock.lastCall?.[1]).toMatchObject({ current: 'right' });
});

test('a role that requires a second factor says what to do when a password is not enough', async () => {
  const screen = await open('/user?open=remove-app', {
    answer: () => ({ reason: 'SecondFactorMissing' }),
  });
  await screen.getByRole('button', { name: 'App entfernen' }).click();
  const alert = screen.getByRole('alert');
  for (const text of [/kein Passwort/, /melden Sie sich bitte ab und wieder an/]) {
    await expect.element(alert.getByText(text)).toBeVisible();
  }
});

test('without scripts the address names the refused question, and the other questions show no error', async () => {
  const screen = await open(
    '/user?error=TooManyRequests&wait=60&callbackUrl=%2Fuser%3Fopen%3Drenew-codes',
  );
  await expect.element(screen.getByRole('button', { name: 'Neue Ersatzcodes' })).toBeVisible();
  expect(screen.getByRole('alert').elements()).toHaveLength(1);
});

test('another page’s address opens no question', async () => {
  const screen = await open('/user?error=ProofOld&callbackUrl=%2Fprivate%3Fopen%3Drenew-codes');
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByLabelText('Ihr Passwort, zur Sicherheit').elements()).toHaveLength(0);
});

test.each([
  [4, 0],
  [3, 1],
  [0, 1],
])('with %i recovery codes left there are %i ways at the top to new ones', async (left, count) => {
  const factors = { ...sampleAccount.factors, recoveryCodes: left };
  const screen = await open('/user', { data: { ...sampleAccount, factors } });
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const hint = screen.getByRole('status').filter({ hasText: 'Ersatzcodes' });
  expect(hint.getByRole('link', { name: 'Neue Ersatzcodes' }).elements()).toHaveLength(count);
});

test('an opened question has the focus', async () => {
  const screen = await open('/user?open=remove-passkey-1');
  const form = screen.container.querySelector('#remove-passkey-1');
  await expect.element(form as HTMLElement).toHaveFocus();
});

test('each device has its own sign-out button with a distinct accessible name', async () => {
  const sent = vi.fn();
  const screen = await open('/user', {
    answer(path, fields) {
      sent(path, fields.id);
      return { data: { ended: 1 } };
    },
  });
  const phone = screen.getByRole('group', { name: 'Safari auf dem iPhone' });
  const button = phone.getByRole('button', { name: 'Abmelden' });
  await expect.element(button).toHaveAccessibleDescription('Safari auf dem iPhone');
  await button.click();
  await expect.element(screen.getByText('Das Gerät ist abgemeldet.')).toBeVisible();
  expect(sent.mock.calls).toEqual([['sessions/end', 'phone']]);
});

test('a site without details has four sections, numbered from 1', async () => {
  const screen = await open('/user');
  const jump = screen.getByRole('navigation', { name: 'Abschnitte' });
  const links = jump.getByRole('link').elements();
  expect(links.map((one) => one.getAttribute('href'))).toEqual([
    '#sign-in',
    '#devices',
    '#export',
    '#deletion',
  ]);
  for (const link of links) {
    expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  }
  expect(links[0]?.textContent).toContain('1');
});

test.each([
  ['de', plainAccount, 'Mit Passwort.'],
  ['de', sampleAccount, 'Mit Passkey, sonst mit Passwort und Code aus der App.'],
  ['en', plainAccount, 'With a password.'],
])('says in %s how its user signs in', async (language, data, sentence) => {
  const screen = await open('/user', { language, data });
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test.each([
  ['passkey-removed', true, ''],
  ['email-changed', false, ''],
  ['email-changed', true, 'Ihre neue E-Mail-Adresse gilt'],
  ['account-kept', false, 'Ihr Konto bleibt'],
])(
  'a link with done=%s, where the address is new (%s), has the page say: %s',
  async (done, isEmailNew, text) => {
    const { user } = sampleAccount;
    const data = { ...sampleAccount, user: { ...user, isEmailNew } };
    const screen = await open(`/user?done=${done}`, { data });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const said = screen.container.querySelector('.pk-account-arrival')?.textContent ?? '';
    if (text === '') expect(said).toBe('');
    else expect(said).toContain(text);
  },
);

const Details = () => (
  <AccountSection name="details" state={<SaveState status="failed" onRetry={() => {}} />}>
    <div style={{ height: '3000px' }} />
    <input aria-label="Land" />
  </AccountSection>
);

test('on a phone a failed save is visible whatever field is edited', async () => {
  await viewport.viewport(390, 700);
  const screen = await open('/user', { page: createAccountPage(Details) });
  await screen.getByLabelText('Land').click();
  const state = screen.container.querySelector('[data-save-state]');
  await expect.poll(() => state?.getBoundingClientRect().top).toBe(0);
});
