import { Button, Dialog, Tooltip } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const example = (
  <Tooltip text="Zwei Seiten, A4">
    <Button>Drucken</Button>
  </Tooltip>
);

test('the focus shows it at once, as a description, and Escape hides it', async () => {
  await render(example);
  await userEvent.tab();
  const button = page.getByRole('button', { name: 'Drucken' });
  await expect.element(button).toHaveAccessibleDescription('Zwei Seiten, A4');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('the pointer shows it once it rests', async () => {
  await render(example);
  await page.getByRole('button').hover();
  expect(page.getByRole('tooltip').query()).toBeNull();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Zwei Seiten, A4');
});

test('in a dialog it is shown above the dialog', async () => {
  await render(
    <Dialog isOpen onClose={() => {}} title="Brief">
      {example}
    </Dialog>,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('tooltip')).toBeInTheDocument();
  expect(page.getByRole('tooltip').element().closest('dialog')).not.toBeNull();
});
