import { Accordion } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const items = [
  { id: 'schmerz', title: 'Tut es weh?', content: 'Meist kaum.' },
  { id: 'dauer', title: 'Wie lange dauert es?', content: 'Eine halbe Stunde.' },
];

test('a question opens and closes by pointer and by keyboard, and is a heading', async () => {
  await render(<Accordion items={items} headingLevel={2} />);
  await expect.element(page.getByRole('heading', { level: 2, name: 'Tut es weh?' })).toBeVisible();
  await expect.element(page.getByText('Meist kaum.')).not.toBeVisible();
  await page.getByText('Tut es weh?').click();
  await expect.element(page.getByText('Meist kaum.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Meist kaum.')).not.toBeVisible();
});

test('several stay open, unless the accordion is exclusive', async () => {
  const { rerender } = await render(<Accordion items={items} />);
  await page.getByText('Tut es weh?').click();
  await page.getByText('Wie lange dauert es?').click();
  await expect.element(page.getByText('Meist kaum.')).toBeVisible();
  await rerender(<Accordion items={items} isExclusive />);
  await page.getByText('Tut es weh?').click();
  await page.getByText('Tut es weh?').click();
  await expect.element(page.getByText('Eine halbe Stunde.')).not.toBeVisible();
});

test('an address that names an answer opens it without a script', async () => {
  await render(<Accordion items={items} />);
  location.hash = 'dauer';
  await expect.element(page.getByText('Eine halbe Stunde.')).toBeVisible();
  history.replaceState(null, '', location.pathname + location.search);
});
