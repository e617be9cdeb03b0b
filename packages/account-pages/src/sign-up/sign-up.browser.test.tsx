import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageStage, type PageStageProps } from '../test/page-stage.tsx';
import { form } from '../test/sample-form.ts';
import { Component } from './sign-up-page.tsx';

const show = (more: Partial<PageStageProps> = {}) =>
  render(<PageStage page={Component} data={form} address="/signup" {...more} />);
const password = () => page.getByLabelText('Passwort', { exact: true });

async function fill(typed: string) {
  await page.getByLabelText('Vorname').fill('Erika');
  await page.getByLabelText('Nachname').fill('Mustermann');
  await page.getByLabelText('E-Mail').fill('erika@example.org');
  await password().fill(typed);
}

test('missing fields are counted above the form, and each shows its error until it is changed', async () => {
  await show();
  await password().fill('zu kurz');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect
    .element(summary.getByText(/Bitte sehen Sie vier Felder noch einmal an/))
    .toBeVisible();
  const first = page.getByLabelText('Vorname');
  await expect.element(first).toHaveAccessibleDescription('Der Vorname fehlt noch.');
  await first.fill('Erika');
  await expect.element(first).not.toHaveAttribute('aria-invalid');
  // The list stays, so the focus stays too.
  await expect.element(summary.getByText(/vier Felder/)).toBeVisible();
  await expect.element(first).toHaveFocus();
});

test('a password is judged during input, in a worker, with the names in the form [R6.8]', async () => {
  await show({ parts: { name: 'Aurelia', words: ['Aurelia', 'Weimar'] } });
  await fill('mustermann-weimar');
  await expect
    .element(page.getByText(/^Darin steckt Ihr Name|^It contains your name/), { timeout: 25_000 })
    .toBeVisible();
  await password().fill('passwortpasswort');
  await expect.element(page.getByText(/^Das steht auf jeder|^It is on every list/)).toBeVisible();
  await password().fill('Vier Wolken ohne Hut');
  await expect.element(page.getByText(/schwer zu erraten|hard to guess/).first()).toBeVisible();
});

test('a refusal by the server is shown at the password; the form is sent once, also for a double click', async () => {
  const sent: string[] = [];
  await show({
    answer(path, fields) {
      sent.push(`${path} ${fields.first_name} ${fields.last_name}`);
      return { reason: 'PasswordGuessable' };
    },
  });
  await fill('Sieben Igel unterm Dach');
  await userEvent.dblClick(page.getByRole('button', { name: 'Konto anlegen' }));
  await expect.element(password()).toHaveAccessibleDescription(/Ein, zwei Wörter mehr/);
  await expect.element(page.getByRole('alert').getByText(/Das Passwort ist leicht/)).toBeVisible();
  expect(sent).toEqual(['signup Erika Mustermann']);
});

test('a form returned without scripts has all its input except the password [R6.8]', async () => {
  const typed = { first_name: 'Erika', last_name: 'Mustermann', email: 'erika@example.org' };
  await show({ data: { ...form, typed }, address: '/signup?error=PasswordTooShort' });
  await expect.element(page.getByLabelText('Nachname')).toHaveValue('Mustermann');
  await expect.element(password()).toHaveValue('');
  await expect.element(page.getByRole('alert').getByText(/noch zu kurz/)).toBeVisible();
});

test('a form returned without scripts shows an error at each field that the server has named [R6.8]', async () => {
  const typed = { first_name: 'E'.repeat(80), email: 'erika@' };
  const fields = 'first_name last_name email password';
  const address = `/signup?${new URLSearchParams({ error: 'FieldsInvalid', fields })}`;
  await show({ data: { ...form, typed }, address });
  const summary = page.getByRole('alert');
  await expect
    .element(summary.getByText(/Bitte sehen Sie vier Felder noch einmal an/))
    .toBeVisible();
  for (const [label, text] of [
    ['Vorname', 'Der Vorname ist zu lang; höchstens 79 Zeichen.'],
    ['Nachname', 'Der Nachname fehlt noch.'],
    ['E-Mail', 'Nach dem @ fehlt noch etwas, zum Beispiel example.org.'],
  ] as const) {
    await expect.element(page.getByLabelText(label)).toHaveAccessibleDescription(text);
  }
  await expect.element(password()).toHaveAccessibleDescription(/Das Passwort fehlt noch/);
  expect(summary.elements()).toHaveLength(1);
});

test('a field that the server has not named shows no error', async () => {
  const typed = { first_name: 'Erika', last_name: 'Mustermann' };
  await show({ data: { ...form, typed }, address: '/signup?error=FieldsInvalid&fields=email' });
  await expect
    .element(page.getByLabelText('E-Mail'))
    .toHaveAccessibleDescription('Die E-Mail-Adresse fehlt noch.');
  await expect.element(page.getByLabelText('Vorname')).not.toHaveAttribute('aria-invalid');
  await expect.element(password()).not.toHaveAttribute('aria-invalid');
});
