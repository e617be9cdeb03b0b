import { Button, Dialog } from '@praxiskit/ui-kit';
import '@praxiskit/ui-kit/tokens.css';
import { StrictMode, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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
function clickOutside() {
  for (const type of ['pointerdown', 'click'])
    dialog()
      .element()
      .dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

afterEach(() => vi.restoreAllMocks());

async function open(props = {}) {
  await render(<Example {...props} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(dialog()).toBeVisible();
}

test('a dialog is modal, has a name, and opens with the focus on its title', async () => {
  await open();
  expect(dialog().element().matches(':modal')).toBe(true);
  await expect.element(page.getByRole('heading', { name: 'Send this letter?' })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', clickOutside],
  ['an action', () => page.getByRole('button', { name: 'Send' }).click()],
])('%s closes it and returns the focus', async (_how, close) => {
  await open();
  await close();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('a persistent dialog stays open, and shakes 170 ms at a click outside [R9.2]', async () => {
  await open({ isPersistent: true });
  const animate = vi.spyOn(Element.prototype, 'animate');
  await userEvent.keyboard('{Escape}{Escape}');
  clickOutside();
  await expect.element(dialog()).toBeVisible();
  expect(animate.mock.calls.at(-1)?.[1]).toMatchObject({ duration: 170 });
});

test('a press that begins inside and ends outside, as when text is selected, closes nothing', async () => {
  await open();
  page
    .getByRole('heading', { name: 'Send this letter?' })
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog()
    .element()
    .dispatchEvent(new PointerEvent('click', { bubbles: true }));
  await expect.element(dialog()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open' })).not.toHaveFocus();
});

test('a form inside of a dialog that closes it calls onClose, and the dialog can be opened again', async () => {
  const onClose = vi.fn();
  await render(
    <StrictMode>
      <Dialog isOpen onClose={onClose} title="Cancel the appointment?">
        <form method="dialog">
          <button type="submit">Keep it</button>
        </form>
      </Dialog>
    </StrictMode>,
  );
  await expect.element(dialog()).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

function Nested({ onOuterClose }: { onOuterClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog isOpen isPersistent onClose={onOuterClose} title="Cookies">
      <Button onClick={() => setIsOpen(true)}>More</Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="What a cookie is">
        Text
      </Dialog>
    </Dialog>
  );
}

test('Escape closes the dialog on top, even inside a persistent one', async () => {
  const onOuterClose = vi.fn();
  await render(<Nested onOuterClose={onOuterClose} />);
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('heading', { name: 'What a cookie is' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
  await expect.element(page.getByRole('heading', { name: 'Cookies' })).toBeVisible();
  expect(onOuterClose).not.toHaveBeenCalled();
});

test('a page without a scrollbar stays where it is', async () => {
  const content = document.createElement('div');
  content.style.cssText = 'width: 100px; margin: auto';
  document.body.append(content);
  onTestFinished(() => content.remove());
  const before = content.getBoundingClientRect().x;
  await open();
  expect(content.getBoundingClientRect().x).toBe(before);
});
