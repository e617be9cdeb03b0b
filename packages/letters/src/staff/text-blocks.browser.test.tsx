import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createSample } from '../test/sample-records.ts';
import { StaffStage } from '../test/staff-stage.tsx';
import { Component } from './text-blocks-page.tsx';

async function open() {
  await page.viewport(1440, 900);
  const sample = createSample('en');
  await render(
    <StaffStage
      page={Component}
      address="/staff/text-blocks"
      language="en"
      client={sample.client}
    />,
  );
  return sample;
}

test('a text block is written, and no longer offered', async () => {
  const { server } = await open();
  await page.getByRole('button', { name: /^Termin/ }).click();
  const text = page.getByRole('textbox', { name: 'Text of the block' });
  await text.click();
  await userEvent.keyboard('{Control>}{End}{/Control} Bis dann!');
  const stored = () => server.rows.text_blocks?.find(({ name }) => name === 'Termin');
  await expect.poll(() => stored()?.body).toContain('{termin}. Bis dann!');
  await page.getByRole('button', { name: 'Offer no longer' }).click();
  await expect.poll(() => stored()?.archived_at).not.toBeNull();
  await expect.element(page.getByRole('button', { name: 'Offer again' })).toBeVisible();
});

test('a new text block opens with its name to write', async () => {
  const { server } = await open();
  await expect.element(page.getByRole('button', { name: /^Anrede/ })).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('New text block');
  expect(server.rows.text_blocks).toHaveLength(4);
});
