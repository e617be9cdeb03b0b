import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './concerns-page.tsx';

async function open() {
  const sample = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <StaffStage
      page={Component}
      address="/staff/treatments/concerns"
      language="en"
      client={sample.client}
    />,
  );
  await expect.element(row('Fine lines')).toBeVisible();
  const rows = () => sample.server.rows.concerns ?? [];
  const links = () => sample.server.rows.treatment_concerns ?? [];
  return { rows, links, of: (n: number) => rows().find(({ id }) => id === uuid(n)) };
}

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const publish = () => page.getByRole('button', { name: 'Publish' });

test('a concern is renamed in both languages as a draft, and public once it is published', async () => {
  const { rows, of } = await open();
  await row('Fine lines').click();
  await expect.element(page.getByLabelText('Hydrafacial')).toBeChecked();
  await page.getByLabelText('Concern, German').fill('Erste Linien');
  await page.getByLabelText('Concern, English').fill('First lines');
  await userEvent.keyboard('{Tab}');
  const draft = () => rows().find(({ draft_of_id }) => draft_of_id === uuid(70));
  await expect.poll(draft).toMatchObject({ name_de: 'Erste Linien', name_en: 'First lines' });
  await expect.element(row('Fine lines')).toMatchTextContent(/Draft/);
  expect(of(70)?.name_de).toBe('Feine Linien');
  await publish().click();
  await expect.poll(() => of(70)?.name_de).toBe('Erste Linien');
});

test('the order is a number, and the list follows it once it is published', async () => {
  const { of } = await open();
  await row('Fine lines').click();
  await page.getByLabelText('Position').fill('5');
  await userEvent.keyboard('{Tab}');
  await publish().click();
  await expect.poll(() => of(70)?.position).toBe(5);
  const names = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '');
  await expect
    .poll(() => names().filter((name) => /lines|skin/.test(name)))
    .toEqual(['Tired skin', 'Fine lines']);
});

test('N begins a new concern by its two names; it comes last, and is not public', async () => {
  const { rows } = await open();
  await userEvent.keyboard('n');
  await page.getByLabelText(/^Name, German/).fill('Müde Augen');
  await page.getByLabelText(/^Name, English/).fill('Tired eyes');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => rows().at(-1))
    .toMatchObject({
      name_de: 'Müde Augen',
      slug: 'muede-augen',
      position: 2,
      published_at: null,
    });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tired eyes' })).toBeVisible();
  await expect.element(page.getByLabelText('Hydrafacial')).not.toBeChecked();
});

test('a tick says which treatments it leads to, at once and without a draft', async () => {
  const { links, rows } = await open();
  await row('Fine lines').click();
  await page.getByLabelText('Hyaluron').click();
  await expect.poll(() => links().length).toBe(2);
  await expect.element(page.getByLabelText('Hyaluron')).toBeChecked();
  await page.getByLabelText('Hydrafacial').click();
  await expect.poll(() => links().length).toBe(1);
  expect(links()[0]).toMatchObject({ treatments: uuid(13) });
  expect(rows().some(({ draft_of_id }) => draft_of_id === uuid(70))).toBe(false);
});
