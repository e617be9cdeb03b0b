import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './second-factor-page.tsx';

const open = (address: string, hasPasskey = false) =>
  render(
    <PageStage page={Component} address={address} data={{ ...form, isAsked: true, hasPasskey }} />,
  );

test.each([
  [true, 1],
  [false, 0],
])('a passkey is offered where the account has one (%s), and nowhere else', async (has, count) => {
  const screen = await open('/login/second', has);
  await expect.element(screen.getByRole('link', { name: 'Ersatzcode' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Passkey' }).elements()).toHaveLength(count);
});

test('going back from the recovery code to the app keeps where the visitor wanted to go', async () => {
  const screen = await open('/login/second?callbackUrl=%2Fstaff&with=recovery&error=CodeWrong');
  const back = screen.getByRole('link', { name: 'Doch lieber mit der App' });
  await expect.element(back).toHaveAttribute('href', '/login/second?callbackUrl=%2Fstaff');
});
