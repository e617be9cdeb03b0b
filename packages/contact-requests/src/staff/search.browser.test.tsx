import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { Component } from './requests-page.tsx';

const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const field = () => page.getByRole('combobox', { name: 'Search or command' });
const group = (name: string) => page.getByRole('group', { name });

async function search(typed?: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  if (typed) await userEvent.keyboard(typed);
}

async function openRequests() {
  const sample = createSample('en');
  await page.viewport(1440, 900);
  await render(
    <StaffStage page={Component} address="/staff/requests" language="en" client={sample.client} />,
  );
  await expect.element(row('Erika Beispiel')).toBeVisible();
  return sample;
}

test('a caller is found by the number, with spaces or without', async () => {
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

test('a caller is found however the number is written, with its country or without', async () => {
  await openRequests();
  for (const typed of ['+4936430000042', '004936430000042', '03643/0000-042']) {
    await search(typed);
    await expect.element(group('Requests').getByRole('option')).toMatchTextContent('Ilse Vorlage');
    await userEvent.keyboard('{Escape}');
  }
});
