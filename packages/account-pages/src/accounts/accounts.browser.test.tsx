import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageStage, type PageStageProps } from '../test/page-stage.tsx';
import { accountsAt } from '../test/sample-accounts.ts';
import { Component } from './accounts-page.tsx';

const open = (
  address: string,
  more: Partial<PageStageProps> = {},
  data: Parameters<typeof accountsAt>[1] = {},
) =>
  render(
    <PageStage page={Component} address={address} data={accountsAt(address, data)} {...more} />,
  );

test('roles are sent as one list, including roles that admins cannot give', async () => {
  const sent = vi.fn();
  const person = accountsAt('/admin/accounts?id=sabine').person;
  const screen = await open(
    '/admin/accounts?id=sabine',
    {
      answer(path, fields) {
        sent(path, fields.roles);
        return { data: {} };
      },
    },
    { person: person && { ...person, roles: ['patient', 'staff'] } },
  );
  const panel = screen.getByRole('complementary', { name: 'Sabine Beispiel' });
  await panel.getByLabelText('Verwaltung', { exact: true }).click();
  await panel.getByRole('button', { name: 'Rollen speichern' }).click();
  await expect
    .poll(() => sent.mock.calls)
    .toEqual([['accounts/sabine/roles', 'patient staff admin']]);
});

test('if the second factor is too old, the form asks for it in place and continues', async () => {
  const sent = vi.fn();
  const screen = await open(
    '/admin/accounts?id=sabine',
    {
      answer(path, fields) {
        sent(path, fields.code);
        if (fields.code === undefined) return { reason: 'SecondFactorMissing' };
        return fields.code === '123456' ? { data: {} } : { reason: 'CodeWrong' };
      },
    },
    { isProved: false },
  );
  const panel = screen.getByRole('complementary', { name: 'Sabine Beispiel' });
  await expect.element(panel.getByText(/wir fragen gleich danach/)).toBeVisible();
  const submit = panel.getByRole('button', { name: 'Rollen speichern' });
  await submit.click();
  const code = panel.getByLabelText('Code aus Ihrer App');
  await expect.element(code).toHaveFocus();
  await submit.click();
  await expect
    .element(panel.getByText('Bitte geben Sie die sechs Ziffern ein.').first())
    .toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
  await code.fill('000000');
  await submit.click();
  await expect.element(panel.getByText(/^Dieser Code passt nicht/)).toBeVisible();
  await code.fill('123 456');
  await submit.click();
  await expect.poll(() => sent.mock.lastCall).toEqual(['accounts/sabine/roles', '123456']);
});

test('an admin without a second factor sees a link to set one up, before and after sending', async () => {
  const factors = { appSince: null, passkeys: [], hasSecondFactor: false };
  const screen = await open(
    '/admin/accounts?id=sabine',
    { answer: () => ({ reason: 'SecondFactorMissing' }) },
    { isProved: false, factors },
  );
  const panel = screen.getByRole('complementary', { name: 'Sabine Beispiel' });
  await expect.element(panel.getByText(/Ihrem Konto fehlt er noch/)).toBeVisible();
  await panel.getByRole('button', { name: 'Rollen speichern' }).click();
  await expect.element(panel.getByRole('link', { name: 'Jetzt einrichten' })).toBeVisible();
  expect(panel.getByLabelText('Code aus Ihrer App').elements()).toHaveLength(0);
});

test.each([
  ['OwnAccount', 'Ihr eigenes Konto ändern Sie hier nicht'],
  ['LastAdmin', 'Das ist die letzte Verwaltung.'],
  ['Unknown', 'Das gibt es nicht mehr.'],
])(
  'without scripts %s is said in the form that was refused, and in no other',
  async (reason, words) => {
    const back = encodeURIComponent('/admin/accounts?id=sabine&open=roles');
    const screen = await open(`/admin/accounts?error=${reason}&callbackUrl=${back}`);
    await expect
      .element(screen.getByRole('alert').getByText(words, { exact: false }))
      .toBeVisible();
    expect(screen.getByRole('alert').elements()).toHaveLength(1);
  },
);

test('an admin cannot change their own account', async () => {
  const screen = await open('/admin/accounts?id=andrea');
  const panel = screen.getByRole('complementary', { name: 'Andrea Beispiel' });
  await expect.element(panel.getByLabelText('Verwaltung', { exact: true })).toBeDisabled();
  expect(panel.getByRole('button').elements()).toHaveLength(0);
});

test('an invitation without name, address and role reports all three and is not sent', async () => {
  const sent = vi.fn();
  const screen = await open('/admin/accounts', { answer: sent });
  await screen.getByRole('button', { name: 'Einladung senden' }).click();
  await expect
    .element(screen.getByText('Bitte sehen Sie drei Felder noch einmal an.'))
    .toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test.each([
  [['staff'], /^Gespeichert, aber noch ohne Wirkung: Team\./, 0],
  [[], /^Noch ohne Wirkung: Team\./, 1],
])(
  'a role that waits is one sentence, true for who has given it (%j) and who can confirm it',
  async (givenByOwn, text, links) => {
    const address = '/admin/accounts?id=tom&done=roles';
    const found = accountsAt(address).person;
    const person = found && { ...found, roles: [], waiting: ['staff'] };
    const screen = await open(address, {}, { person, givenByOwn });
    const panel = screen.getByRole('complementary', { name: 'Tom Exempel' });
    await expect.element(panel.getByText(text)).toBeVisible();
    expect(panel.getByText('Die Rollen sind gespeichert.').elements()).toHaveLength(0);
    expect(panel.getByRole('link', { name: 'Nachsehen' }).elements()).toHaveLength(links);
  },
);
