import { saveAsDraft } from '@praxiskit/record-drafts';
import { createRecordClient } from '@praxiskit/record-model/client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Component as Prices } from '../prices/prices-page.tsx';
import { Component as Requests } from '../requests/requests-page.tsx';
import { RoomStage } from '../test/room-stage.tsx';
import { createSample, uuid } from '../test/sample-records.ts';

const amount = (label: string) => page.getByLabelText(`Amount, ${label}`, { exact: true });
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
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
  await render(<RoomStage page={Prices} address="/staff/prices" language="en" client={client} />);
  await expect.element(amount('Hydrafacial')).toBeVisible();
  return sample;
}

async function openRequests() {
  const sample = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <RoomStage page={Requests} address="/staff/requests" language="en" client={sample.client} />,
  );
  await expect.element(row('Erika Beispiel')).toBeVisible();
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

test('who calls is found by the number, with spaces or without', async () => {
  await openRequests();
  await search('036430000042');
  await expect.element(group('Requests').getByRole('option')).toMatchTextContent('Ilse Vorlage');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Ilse Vorlage')).toHaveFocus();
  await expect.element(page.getByRole('article')).toMatchTextContent('Ilse Vorlage');
  await search('Lea 0176 000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('article')).toMatchTextContent('Lea Exempel');
});

test('who calls is found however the number is written, with its country or without', async () => {
  await openRequests();
  for (const typed of ['+4936430000042', '004936430000042', '03643/0000-042']) {
    await search(typed);
    await expect.element(group('Requests').getByRole('option')).toMatchTextContent('Ilse Vorlage');
    await userEvent.keyboard('{Escape}');
  }
});

test('without a network a record of the same room is opened as well', async () => {
  let isDown = false;
  await openPrices(() => isDown);
  await search('lippen');
  await expect.element(page.getByRole('option', { name: /Lippen/ })).toBeVisible();
  isDown = true;
  await userEvent.keyboard('{Enter}');
  await expect.element(amount('Hyaluron, Lippen')).toHaveFocus();
});

test('a record of another room leads there', async () => {
  await openPrices();
  await search('hyal');
  await expect.element(group('Treatments').getByRole('option')).toMatchTextContent('Hyaluron');
  await page.getByRole('option', { name: 'Hyaluron', exact: true }).click();
  await expect.element(page.getByText(`/staff/treatments/${uuid(13)}`)).toBeVisible();
});

test('what a key does here is found by its words, and runs; keys that only move are none of it', async () => {
  const { server } = await openPrices();
  await search();
  await expect.element(page.getByRole('option', { name: /^Open Requests/ })).toBeVisible();
  expect(page.getByRole('option', { name: /browse|^row/i }).query()).toBeNull();
  // Enter in the empty field leads somewhere, and changes nothing.
  const first = page.getByRole('option', { selected: true });
  await expect.element(first).toMatchTextContent(/^Open Requests/);
  await userEvent.keyboard('holiday');
  await expect.element(first).toMatchTextContent(/^Open Practice/);
  await userEvent.keyboard('{Control>}a{/Control}new');
  await expect.element(page.getByRole('option', { selected: true })).toMatchTextContent(/new/i);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.id).toMatch(/-label_de$/);
  expect(server.rows.prices).toHaveLength(7);
});

test('a room that does not load is told of; what is there is found, and all of it the next time', async () => {
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

test('what did not load is found once the server is back, while the palette is open', async () => {
  let isDown = true;
  await openPrices((path) => isDown && path.includes('/concerns'));
  await search('fine lines');
  await expect.element(page.getByText(/Not everything is loaded/)).toBeVisible();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('option', { name: 'Fine lines' })).toBeVisible();
  expect(page.getByText(/Not everything is loaded/).query()).toBeNull();
});

test('a question that waits for its answer is not covered', async () => {
  await openPrices();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(field().query()).toBeNull();
});
