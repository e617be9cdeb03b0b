import { uuid } from '@praxiskit/staff/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../../test/sample-records.ts';
import { StaffStage } from '../../test/staff-stage.tsx';
import { Component } from './practice-page.tsx';

async function open() {
  const { client, server } = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/practice" language="en" client={client} />,
  );
  await expect.element(page.getByRole('button', { name: 'Add a day' })).toBeVisible();
  const row = (column: string) =>
    server.rows.practice?.find((one) => one[column] === uuid(300)) as
      | { holidays: readonly object[]; phone: string }
      | undefined;
  return { published: () => row('id'), draft: () => row('draft_of_id') };
}

const note = () => page.getByText('Not saved yet.', { exact: false });
const foot = () => page.getByText('Connected, everything saved').first();

test('a new day is not complained of before anything was written in it, and then by what it lacks', async () => {
  const { draft } = await open();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await expect.element(page.getByRole('group', { name: 'Holidays and other hours' })).toBeVisible();
  expect(note().query()).toBeNull();
  await expect.element(foot()).toBeVisible();
  await page.getByLabelText('Note, German').last().fill('Umbau');
  await expect.element(note()).toMatchTextContent('Not saved yet. Entry 2: The day is missing.');
  // All is not saved then.
  await expect.element(foot()).not.toBeInTheDocument();
  await expect.element(page.getByText('One change is waiting').first()).toBeVisible();
  expect(draft()).toBeUndefined();
  await page.getByRole('button', { name: 'Remove entry 2' }).click();
  await expect.element(note()).not.toBeInTheDocument();
  await expect.element(foot()).toBeVisible();
});

test('a day that is over is said beside the list in words, and not sent', async () => {
  const { draft } = await open();
  await page.getByRole('button', { name: 'Add a day' }).click();
  const day = page.getByLabelText('Day', { exact: true }).last();
  await day.fill('11/1/2020');
  await userEvent.keyboard('{Tab}');
  await page.getByLabelText('Phone', { exact: true }).fill('03643 1');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => draft()?.phone).toBe('03643 1');
  await expect
    .element(note())
    .toMatchTextContent('Not saved yet. Entry 2: This is no day that is still to come.');
  expect(draft()?.holidays).toHaveLength(1);
});

test('an English note that is empty is missing, and not behind', async () => {
  await open();
  await page.getByLabelText('Note, English').fill('');
  const english = page.getByLabelText('Note, English');
  await expect.element(english).toHaveAccessibleDescription('The English text is missing.');
  await page.getByLabelText('Note, German').fill('Umbau');
  await expect.element(english).toHaveAccessibleDescription('The English text is missing.');
});

test('an incomplete holiday stays while a draft begins, holds publishing up, and is deleted with the draft', async () => {
  const { draft, published } = await open();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabelText('Phone', { exact: true }).fill('03643 1');
  // The entry was left.
  await expect.element(note()).toBeVisible();
  await expect.poll(() => draft()?.phone).toBe('03643 1');
  await expect.element(page.getByRole('button', { name: 'Remove entry 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'An entry is not complete:' });
  await refused.getByRole('link', { name: 'Entry 2: The day is missing.' }).click();
  expect(document.activeElement?.closest('fieldset')?.id).toContain('holidays');
  expect(published()?.phone).not.toBe('03643 1');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Remove entry 2' }))
    .not.toBeInTheDocument();
  await expect.element(refused).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(foot()).toBeVisible();
});
