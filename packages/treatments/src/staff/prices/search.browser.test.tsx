import { saveAsDraft } from '@praxiskit/record-form/drafts';
import { createRecordClient } from '@praxiskit/record-model/client';
import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component as Prices } from './prices-page.tsx';

const amount = (label: string) => page.getByLabelText(`Amount, ${label}`, { exact: true });
const field = () => page.getByRole('combobox', { name: 'Search or command' });
const group = (name: string) => page.getByRole('group', { name });

async function search(typed?: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  if (typed) await userEvent.keyboard(typed);
}

async function openPrices(isDown: (path: string) => boolean = () => false) {
  const sample = createSample('en');
  const client = createRecordClient({
    fetch: async (input, init) =>
      isDown(String(input))
        ? Response.json({ code: 'UNAVAILABLE' }, { status: 503 })
        : sample.fetch(input, init),
    locale: 'en',
    saveInstead: saveAsDraft,
  });
  await page.viewport(1440, 900);
  await render(<StaffStage page={Prices} address="/staff/prices" language="en" client={client} />);
  await expect.element(amount('Hydrafacial')).toBeVisible();
  return sample;
}

test('a price is found from the field of another one, and opened in its row', async () => {
  await openPrices();
  await amount('Hydrafacial').click();
  await search('lippen');
  await expect.element(group('Prices').getByRole('option')).toMatchTextContent('from €320');
  await userEvent.keyboard('{Enter}');
  await expect.element(amount('Hyaluron, Lippen')).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Hyaluron, Lippen' })).toBeInTheDocument();
});

test('without a network a record of the same page is opened as well', async () => {
  let isDown = false;
  await openPrices(() => isDown);
  await search('lippen');
  await expect.element(page.getByRole('option', { name: /Lippen/ })).toBeVisible();
  isDown = true;
  await userEvent.keyboard('{Enter}');
  await expect.element(amount('Hyaluron, Lippen')).toHaveFocus();
});

test('a record of another page leads there', async () => {
  await openPrices();
  await search('hyal');
  await expect.element(group('Treatments').getByRole('option')).toMatchTextContent('Hyaluron');
  await page.getByRole('option', { name: 'Hyaluron', exact: true }).click();
  await expect.element(page.getByText(`/staff/treatments/${uuid(13)}`)).toBeVisible();
});

test('an action of a key is found by its words, and runs; keys that only move are not listed', async () => {
  const { server } = await openPrices();
  await search();
  await expect.element(page.getByRole('option', { name: /^Open Treatments/ })).toBeVisible();
  expect(page.getByRole('option', { name: /browse|^row/i }).query()).toBeNull();
  await userEvent.keyboard('new');
  await expect.element(page.getByRole('option', { selected: true })).toMatchTextContent(/new/i);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toMatch(/-label_de$/);
  expect(server.rows.prices).toHaveLength(7);
});

test('a page that does not load is named; the others are searched, and all of it the next time', async () => {
  let isDown = true;
  await openPrices((path) => isDown && path.includes('/concerns'));
  await search('lippen');
  await expect.element(page.getByRole('option', { name: /Lippen/ })).toBeVisible();
  await expect.element(page.getByText(/Not everything is loaded/)).toBeVisible();
  isDown = false;
  await userEvent.keyboard('{Escape}');
  await search('fine lines');
  await expect.element(page.getByRole('option', { name: 'Fine lines' })).toBeVisible();
  expect(page.getByText(/Not everything is loaded/).query()).toBeNull();
});

test('a page that did not load is found once the server is back, while the palette is open', async () => {
  let isDown = true;
  await openPrices((path) => isDown && path.includes('/concerns'));
  await search('fine lines');
  await expect.element(page.getByText(/Not everything is loaded/)).toBeVisible();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('option', { name: 'Fine lines' })).toBeVisible();
  expect(page.getByText(/Not everything is loaded/).query()).toBeNull();
});
