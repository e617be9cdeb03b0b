import { Button, Dialog } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Example({ isPersistent = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Send this letter?"
        isPersistent={isPersistent}
        actions={<Button onClick={() => setIsOpen(false)}>Send</Button>}
      >
        Once it is sent it can no longer be changed.
      </Dialog>
    </>
  );
}

const dialog = () => page.getByRole('dialog');
const clickOutside = () =>
  dialog()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));

afterEach(() => vi.restoreAllMocks());

async function open(props = {}) {
  await render(<Example {...props} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
}

test('it is modal, named, and starts on its title', async () => {
  await open();
  expect(dialog().element().matches(':modal')).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'Send this letter?' })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', clickOutside],
  ['an action', () => page.getByRole('button', { name: 'Send' }).click()],
])('%s closes it and gives the focus back', async (_how, close) => {
  await open();
  await close();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a persistent one stays, and shakes 170 ms at a click outside [R9.2]', async () => {
  await open({ isPersistent: true });
  const animate = vi.spyOn(Element.prototype, 'animate');
  await userEvent.keyboard('{Escape}{Escape}');
  clickOutside();
  await expect.element(dialog()).toBeVisible();
  expect(animate.mock.calls.at(-1)?.[1]).toMatchObject({ duration: 170 });
});
