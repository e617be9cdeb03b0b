import { UiKitProvider, uiKitMessages } from '@praxiskit/ui-kit';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RecordBench } from './record-bench.tsx';

const bench = (
  <StrictMode>
    <UiKitProvider locale="de" messages={uiKitMessages.de}>
      <RecordBench locale="de" />
    </UiKitProvider>
  </StrictMode>
);

const open = () => render(bench);
const yours = () => page.getByRole('region', { name: 'Ihr Fenster' });
const theirs = () => page.getByRole('region', { name: 'Fenster einer Kollegin' });
const price = (region: typeof yours) => region().getByLabelText('Preis in Euro');
const press = (name: string) => page.getByRole('button', { name }).first().click();
const wait = { timeout: 5000 };

test('a change in one window appears in the other, and the request is listed [R2.6] [R7.8]', async () => {
  await open();
  await price(yours).fill('99,50');
  await expect.element(price(theirs), wait).toHaveValue('99,50');
  await expect.element(yours().getByText('Gespeichert', { exact: true })).toBeVisible();
  const log = page.getByRole('list', { name: 'Was der Server hört' });
  await expect.element(log.getByText(/If-Match: "1"/)).toBeVisible();
  await press('Rückgängig');
  await expect.element(price(theirs), wait).toHaveValue('149,00');
});

test('a relation is chosen and linked in one window, and read in the other', async () => {
  await open();
  await yours().getByLabelText('Schicht').selectOptions('Lederhaut');
  await yours().getByLabelText('Falten').click();
  await expect.element(theirs().getByLabelText('Schicht'), wait).toHaveDisplayValue('Lederhaut');
  await expect.element(theirs().getByLabelText('Falten'), wait).toBeChecked();
});

test('the slower of two users is asked which value to keep, and both windows agree afterwards', async () => {
  await open();
  await press('Jemand ist schneller');
  await expect.element(yours().getByText('Dort steht'), wait).toBeVisible();
  await expect.element(yours().getByText('129,00')).toBeVisible();
  await press('Meine Einträge behalten');
  await expect.element(price(theirs), wait).toHaveValue('154,00');
});

test('without a network the change stays, and is sent when the network is back', async () => {
  await open();
  await press('Das Netz fällt aus');
  await expect.element(yours().getByText(/^Offline/), wait).toBeVisible();
  await expect.element(theirs().getByLabelText('Minuten')).toHaveValue('45');
  await press('Das Netz ist zurück');
  await expect.element(theirs().getByLabelText('Minuten'), wait).toHaveValue('50');
});

test('server markup contains the record, and the browser hydrates it unchanged', async () => {
  const markup = renderToString(bench);
  expect(markup).toContain('value="Hydrafacial"');
  expect(markup).toContain('value="149,00"');
  const home = document.createElement('div');
  home.innerHTML = markup;
  document.body.append(home);
  const errors: unknown[] = [];
  const root = hydrateRoot(home, bench, { onRecoverableError: (error) => errors.push(error) });
  await expect.element(price(yours), wait).toHaveValue('149,00');
  await price(yours).fill('150,00');
  await expect.element(price(theirs), wait).toHaveValue('150,00');
  expect(errors).toEqual([]);
  root.unmount();
  home.remove();
});
