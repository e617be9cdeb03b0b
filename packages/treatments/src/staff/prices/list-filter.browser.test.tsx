import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from '../prices/prices-page.tsx';

async function open(more: number) {
  const { client, server } = createSample('en');
  const [first] = server.rows.prices ?? [];
  for (let n = 0; n < more; n++) {
    const label = { label_de: `Anwendung ${n}`, label_en: `Use ${n}` };
    server.rows.prices?.push({ ...first, id: uuid(500 + n), position: 50 + n, ...label });
  }
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/prices" language="en" client={client} />,
  );
  await expect.element(amount('Hydrafacial').first()).toBeVisible();
}

const amount = (label: string) => page.getByLabelText(`Amount, ${label}`);
const field = () => page.getByRole('searchbox', { name: 'Narrow the list' });
const names = () =>
  [...document.querySelectorAll('.pk-staff-price-name')].map(({ textContent }) => textContent);

test('a list that is on a screen at once has no field to narrow it', async () => {
  await open(0);
  await expect.element(field()).not.toBeInTheDocument();
});

test('a slash leads to the field; the input is looked for in both languages, Escape shows all again', async () => {
  await open(10);
  const all = names().length;
  await userEvent.keyboard('/');
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('lippen');
  await expect.poll(names).toEqual(['Hyaluron, Lippen']);
  await field().fill('anwendung 3');
  await expect.poll(names).toEqual(['Use 3']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => names().length).toBe(all);
});

test('a search without a result says so, and a new entry shows the whole list', async () => {
  await open(10);
  const all = names().length;
  await field().fill('nothing like it');
  await expect.element(page.getByText('Nothing here matches.')).toBeVisible();
  await page.getByRole('button', { name: /^New line/ }).click();
  await expect.poll(() => names().length).toBe(all + 1);
});

test('the price that is open stays open while the list is narrowed to others', async () => {
  await open(10);
  await amount('Hydrafacial').first().click();
  await field().fill('use 3');
  await expect.poll(names).toEqual(['Use 3']);
  await expect.element(page.getByLabelText('Service, English')).toHaveValue('Hydrafacial');
});

test('the key line has the keys of the rows first, and then the slash', async () => {
  await open(10);
  const keys = () =>
    page
      .getByRole('contentinfo')
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(keys).toEqual(['JKline', 'Nnew line', '/Narrow the list', '?all keys']);
});
