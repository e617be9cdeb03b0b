import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RoomStage } from '../test/room-stage.tsx';
import { createSample, uuid } from '../test/sample-records.ts';
import { Component } from './treatments-page.tsx';

async function open() {
  const sample = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <RoomStage
      page={Component}
      address="/staff/treatments"
      id={uuid(13)}
      language="en"
      client={sample.client}
    />,
  );
  await expect.element(page.getByLabelText('Name, German')).toBeVisible();
  const find = (column: string) =>
    sample.server.rows.treatments?.find((row) => row[column] === uuid(13));
  return { ...sample, row: () => find('draft_of_id'), published: () => find('id') };
}

test('a text that is left is saved; the other language is marked until it is touched, too', async () => {
  const { row } = await open();
  await page.getByLabelText('Summary, German').fill('Ein neuer Satz.');
  await expect
    .element(page.getByText('Behind the German text.', { exact: false }).first())
    .toBeVisible();
  await page.getByLabelText('Summary, English').fill('A new sentence.');
  expect(
    page.getByLabelText('Summary, English').element().getAttribute('aria-describedby'),
  ).toBeNull();
  await userEvent.tab();
  await expect
    .poll(row)
    .toMatchObject({ summary_de: 'Ein neuer Satz.', summary_en: 'A new sentence.' });
});

test('a treatment whose name is being written anew keeps its heading', async () => {
  await open();
  await page.getByLabelText('Name, English').fill('');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Hyaluron' })).toBeVisible();
});

test('a sentence against the law has its number and paragraph until it is changed', async () => {
  await open();
  await expect.element(page.getByText('one sentence open', { exact: false })).toBeVisible();
  const body = page.getByLabelText('What happens, German');
  await expect.element(page.getByRole('link', { name: /HWG/ }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Note 1' }).first()).toBeVisible();
  await body.fill('Vernetzte Hyaluronsäure stützt eine Linie.');
  await expect.element(page.getByText('no sentence open', { exact: false })).toBeVisible();
  expect(page.getByRole('link', { name: /HWG/ }).query()).toBeNull();
});

test('a suggestion of the lint can be taken as it is', async () => {
  const { row } = await open();
  await page.getByLabelText('What happens, German').fill('Dauert 45 Minuten.');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByLabelText('Name, German').click();
  await userEvent.tab();
  await expect.poll(() => row()?.body_de).toBe('Dauert 45\u00a0Minuten.');
});

test('depth is moved by keys, and saved when it is left', async () => {
  const { row } = await open();
  const most = page.getByRole('slider', { name: 'greatest depth' });
  (most.element() as HTMLElement).focus();
  await userEvent.keyboard('{Home}');
  await userEvent.tab();
  await expect.poll(() => row()?.facts).toMatchObject({ depth_min: 0, depth_max: 0 });
});

test('an entry of a list that lacks a text is not sent, and says so', async () => {
  const { row } = await open();
  const risks = page.getByRole('group', { name: 'Risks' });
  await risks.getByRole('button', { name: 'Add' }).click();
  await risks.getByLabelText('Text, German').nth(1).fill('Rötung.');
  await expect.element(risks.getByText('Not saved yet', { exact: false })).toBeVisible();
  await risks.getByLabelText('Text, English').nth(1).fill('Redness.');
  await userEvent.tab();
  await expect
    .poll(() => row()?.risks)
    .toMatchObject([{}, { text_de: 'Rötung.', text_en: 'Redness.' }]);
});
