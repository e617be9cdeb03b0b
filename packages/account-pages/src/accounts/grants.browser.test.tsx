import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageStage, type PageStageProps } from '../test/page-stage.tsx';
import { grantsWith } from '../test/sample-grants.ts';
import { Component } from './grants-page.tsx';
import { WaitingRoles } from './waiting-roles.tsx';

const open = (
  data: Parameters<typeof grantsWith>[0] = {},
  more: Partial<PageStageProps> = {},
  address = '/staff/roles',
) => render(<PageStage page={Component} address={address} data={grantsWith(data)} {...more} />);

test.each([
  ['Bestätigen: Team für Mira Vorlage', 'confirm'],
  ['Ablehnen: Team für Mira Vorlage', 'refuse'],
])('the button ‘%s’ sends that answer for that role', async (name, verb) => {
  const sent = vi.fn();
  const screen = await open(
    {},
    {
      answer(path, fields) {
        sent(path, fields.roles);
        return { data: {} };
      },
    },
  );
  await screen.getByRole('button', { name }).click();
  await expect.poll(() => sent.mock.calls).toEqual([[`accounts/mira/roles/${verb}`, 'staff']]);
});

test('the page says who gave which role to whom, and offers no answer for a role that the visitor gave', async () => {
  const screen = await open();
  const mira = screen.getByRole('region', { name: 'Mira Vorlage: Team' });
  await expect.element(mira.getByText('mira@aurelia.example')).toBeVisible();
  await expect.element(mira.getByText(/^Gegeben von Andrea Beispiel, heute um/)).toBeVisible();
  const tom = screen.getByRole('region', { name: 'Tom Exempel: Verwaltung' });
  await expect.element(tom.getByText(/^Sie haben diese Rolle gegeben/)).toBeVisible();
  expect(tom.getByRole('button').elements()).toHaveLength(0);
});

test.each([
  ['de', /^Das Konto ist gesperrt/],
  ['en', /^This account is locked/],
])('a locked account is called so before its role is confirmed: %s', async (language, text) => {
  const [first] = grantsWith().waiting;
  const waiting = first ? [{ ...first, isLocked: true }] : [];
  const screen = await open({ waiting }, { language });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test('if the second factor is too old, the form asks for it in place and continues with the same answer', async () => {
  const sent = vi.fn();
  const screen = await open(
    { isProved: false },
    {
      answer(path, fields) {
        sent(path, fields.code);
        return fields.code === undefined ? { reason: 'SecondFactorMissing' } : { data: {} };
      },
    },
  );
  const refuse = screen.getByRole('button', { name: /^Ablehnen/ });
  await refuse.click();
  const code = screen.getByLabelText('Code aus Ihrer App');
  await expect.element(code).toHaveFocus();
  await code.fill('123456');
  await refuse.click();
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([
      ['accounts/mira/roles/refuse', undefined],
      ['accounts/mira/roles/refuse', '123456'],
    ]);
});

test('without scripts only the refused form asks for the second factor', async () => {
  const address = '/staff/roles?error=SecondFactorMissing';
  const screen = await open({ open: 'confirm-mira-staff' }, {}, address);
  const code = screen.getByLabelText('Code aus Ihrer App');
  await expect.element(code).toBeVisible();
  expect(code.elements()).toHaveLength(1);
  expect(code.element().closest('form')?.getAttribute('action')).toBe(
    '/api/auth/accounts/mira/roles/confirm',
  );
});

test.each([
  ['de', 'Es wartet nichts.'],
  ['en', 'Nothing is waiting.'],
])('where nothing waits it says so: %s', async (language, text) => {
  const screen = await open({ waiting: [] }, { language });
  await expect.element(screen.getByText(text)).toBeVisible();
});

test.each([
  [0, ''],
  [1, 'Eine Rolle wartet auf eine zweite Person. Nachsehen'],
  [2, '2 Rollen warten auf eine zweite Person. Nachsehen'],
])('a page of the site leads there where %i wait', async (waiting, text) => {
  const page = () => <WaitingRoles data={{ waiting }} title="" description="" locale="de" />;
  const screen = await render(<PageStage page={page} address="/staff" data={{ waiting }} />);
  await expect.poll(() => screen.container.textContent).toBe(text);
});

test('without a second factor no role can be decided: no button, and a link to set one up and return', async () => {
  const factors = { appSince: null, passkeys: [], hasSecondFactor: false };
  const screen = await open({ factors });
  const setUp = screen.getByRole('link', { name: 'Jetzt einrichten' });
  await expect.element(setUp).toHaveAttribute('href', '/user/app?callbackUrl=%2Fstaff%2Froles');
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('a decision made meanwhile by another user is shown without buttons', async () => {
  const screen = await open({}, { answer: () => ({ reason: 'Unknown' }) });
  await screen.getByRole('button', { name: /^Bestätigen/ }).click();
  await expect.element(screen.getByText(/^Darüber ist schon entschieden/)).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

test('without scripts the same message is above the list', async () => {
  const screen = await open({ waiting: [] }, {}, '/staff/roles?error=Unknown');
  await expect.element(screen.getByText(/^Darüber ist schon entschieden/)).toBeVisible();
});

test('a confirmed role is shown with role and person', async () => {
  const screen = await open({ done: 'confirm' });
  await expect.element(screen.getByText(/^Die Rolle ist bestätigt/)).toBeVisible();
  await screen.getByRole('button', { name: /^Bestätigen/ }).click();
  await expect.element(screen.getByText(/^Bestätigt: Team für Mira Vorlage/)).toBeVisible();
});
