import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notes } from '../test/sample-pages.tsx';
import { StaffStage } from '../test/staff-stage.tsx';

const field = () => page.getByRole('combobox', { name: 'Search or command' });

async function open() {
  await page.viewport(1440, 900);
  await render(<StaffStage page={Notes} address="/staff/facts" language="en" />);
  await expect.element(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
}

test('an empty field leads to another page first, and a page is found by the words of its actions', async () => {
  await open();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field()).toHaveFocus();
  const first = page.getByRole('option', { selected: true });
  // Enter in the empty field leads somewhere, and changes nothing.
  await expect.element(first).toMatchTextContent(/^Open Notes/);
  await userEvent.keyboard('holiday');
  await expect.element(first).toMatchTextContent(/^Open Facts/);
});

test('a question that waits for its answer is not covered', async () => {
  await open();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect(field().query()).toBeNull();
});
