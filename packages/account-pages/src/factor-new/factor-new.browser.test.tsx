import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageStage, type PageStageProps } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './factor-new-page.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const setup = { secret, uri: `otpauth://totp/Aurelia:team%40example.org?secret=${secret}` };
const open = (data: object, more: Partial<PageStageProps> = {}) =>
  render(
    <PageStage
      page={Component}
      data={{ ...form, ...data }}
      address="/login/factor?callbackUrl=%2Fstaff%2Froles"
      {...more}
    />,
  );

test('a wrong code shows an error in place and stays in its field', async () => {
  const sent = vi.fn();
  const screen = await open(
    { setup },
    {
      answer(path, fields) {
        sent(path, fields.code, fields.callbackUrl);
        return { reason: 'CodeWrong' };
      },
    },
  );
  const code = screen.getByLabelText('Die sechs Ziffern aus der App');
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByText('Bitte geben Sie die sechs Ziffern ein.')).toBeVisible();
  await code.fill('123456');
  await screen.getByRole('button', { name: 'Weiter' }).click();
  await expect.element(screen.getByText(/^Dieser Code passt nicht/)).toBeVisible();
  await expect.element(code).toHaveValue('123456');
  expect(sent.mock.calls).toEqual([['totp/confirm', '123456', '/staff/roles']]);
});

test('an empty code without scripts shows the error of a missing code', async () => {
  const address = '/login/factor?error=FieldsInvalid&fields=code';
  const screen = await open({ setup }, { address });
  await expect.element(screen.getByText('Bitte geben Sie die sechs Ziffern ein.')).toBeVisible();
});

test('a passkey is offered beside the app', async () => {
  const sent = vi.fn();
  const screen = await open(
    { setup: null },
    {
      answer(path) {
        sent(path);
        return { reason: 'ProofOld' };
      },
    },
  );
  await screen.getByRole('button', { name: 'Passkey einrichten' }).click();
  await expect.element(screen.getByText(/Bitte melden Sie sich noch einmal an/)).toBeVisible();
  expect(sent.mock.calls).toEqual([['passkey/new']]);
});
