import { Button, DateField, Drawer, type DrawerSide } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Example({ side, isPersistent = false }: { side: DrawerSide; isPersistent?: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Filter</Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Termine eingrenzen"
        side={side}
        isPersistent={isPersistent}
      >
        <DateField label="Ab" today="2026-11-21" />
        <input type="file" aria-label="Befund" />
      </Drawer>
    </>
  );
}

const drawer = () => page.getByRole('dialog', { name: 'Termine eingrenzen' });
const open = async (side: DrawerSide = 'end', isPersistent = false) => {
  await render(<Example side={side} isPersistent={isPersistent} />);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect.element(page.getByRole('heading')).toHaveFocus();
};

test.each<DrawerSide>(['start', 'end', 'bottom'])(
  'from %s it is modal, and Escape returns the focus',
  async (side) => {
    await open(side);
    expect(drawer().element().matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Filter' })).toHaveFocus();
    await expect.element(page.getByText('Termine eingrenzen')).not.toBeInTheDocument();
  },
);

test('a persistent one stays', async () => {
  await open('end', true);
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(drawer()).toBeVisible();
});

test('a calendar inside is shown above it, and Escape closes the calendar first', async () => {
  await open();
  await page.getByRole('button', { name: 'Choose a date' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  expect(page.getByRole('grid').element().closest('dialog[aria-labelledby]')).not.toBeNull();
  await expect.poll(() => document.activeElement?.getAttribute('data-date')).toBe('2026-11-21');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(drawer()).toBeVisible();
});

test('a file chooser that is canceled does not close it', async () => {
  await open();
  const chooser = page.getByLabelText('Befund').element();
  chooser.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
  await expect.element(page.getByText('Termine eingrenzen')).toBeInTheDocument();
});
