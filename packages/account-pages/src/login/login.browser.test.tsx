import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageStage } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './login-page.tsx';

test('a sign-in that hangs says after some seconds that it takes longer', async () => {
  const never = new Promise<never>(() => {});
  await render(<PageStage page={Component} data={form} address="/login" answer={() => never} />);
  await page.getByLabelText('E-Mail').fill('erika@example.org');
  await page.getByLabelText('Passwort', { exact: true }).fill('Vier Wolken ohne Hut');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect
    .element(page.getByText(/^Es dauert länger als sonst/), { timeout: 15_000 })
    .toBeVisible();
});
