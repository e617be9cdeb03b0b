import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './login-page.tsx';

test('a slow sign-in says after some seconds that it takes longer', async () => {
  const never = new Promise<never>(() => {});
  await render(<PageStage page={Component} data={form} address="/login" answer={() => never} />);
  await page.getByLabelText('E-Mail').fill('erika@example.org');
  await page.getByLabelText('Passwort', { exact: true }).fill('Vier Wolken ohne Hut');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect
    .element(page.getByText(/^Es dauert länger als sonst/), { timeout: 15_000 })
    .toBeVisible();
});

test('a reloaded page counts the pause from the same instant, and the pause ends', async () => {
  const address = `/login?error=TooManyRequests&wait=900&until=${form.now / 1000 + 600}`;
  await render(<PageStage page={Component} data={form} address={address} />);
  const figure = () => page.getByRole('timer').element().textContent;
  await expect.poll(figure).toMatch(/^(10|9):\d\d$/);
});

test('a page reloaded after the pause shows the form', async () => {
  const address = `/login?error=TooManyRequests&wait=60&until=${form.now / 1000 - 1}`;
  await render(<PageStage page={Component} data={form} address={address} />);
  await expect.element(page.getByLabelText('E-Mail')).toBeVisible();
  expect(page.getByRole('timer').elements()).toEqual([]);
});
