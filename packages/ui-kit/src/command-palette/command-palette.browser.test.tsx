import { type Command, CommandButton, CommandPalette, Input } from '@praxiskit/ui-kit';
import '@praxiskit/ui-kit/tokens.css';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const run = vi.fn<(id: string) => void>();

const commandOf = (id: string, text: string, more: Partial<Command> = {}): Command => ({
  id,
  text,
  group: 'Commands',
  run: () => run(id),
  ...more,
});
const commands = [
  commandOf('erika', 'Erika Beispiel', { group: 'Requests', end: 'Hyaluron', isHidden: true }),
  commandOf('requests', 'Open Requests'),
  commandOf('prices', 'Open Prices', { keys: 'g r' }),
  commandOf('focus', 'To the field', { run: () => document.getElementById('field')?.focus() }),
];

interface ExampleProps {
  list?: readonly Command[];
  note?: string;
  isLoading?: boolean;
  isPartial?: boolean;
}

function Example({ list = commands, ...more }: ExampleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CommandButton keys="Control+k" onClick={() => setOpen(true)} />
      <Input id="field" aria-label="Field" />
      <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} commands={list} {...more} />
    </>
  );
}

const field = () => page.getByRole('combobox', { name: 'Search or command' });
const chosen = () => page.getByRole('option', { selected: true });

async function open(props: ExampleProps = {}) {
  run.mockClear();
  const screen = await render(<Example {...props} />);
  await page.getByRole('button', { name: /Search or command/ }).click();
  await expect.element(field()).toHaveFocus();
  return screen;
}

test('the input narrows the list, and Enter runs the chosen command, once the palette is closed', async () => {
  await open();
  await expect.element(chosen()).toMatchTextContent(/^Open Requests/);
  expect(page.getByText('Erika Beispiel').query()).toBeNull();
  await userEvent.keyboard('erika');
  await expect.element(page.getByRole('group', { name: 'Requests' })).toBeVisible();
  await expect.element(chosen()).toMatchTextContent(/^Erika Beispiel/);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 found');
  await userEvent.keyboard('{Enter}');
  expect(run.mock.calls).toEqual([['erika']]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /Search or command/ })).toHaveFocus();
});

test('arrows choose, around the ends, and the field names the chosen option', async () => {
  await open();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen()).toMatchTextContent(/^Open Prices/);
  await expect.element(field()).toHaveAttribute('aria-activedescendant', chosen().element().id);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(chosen()).toMatchTextContent(/^To the field/);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(run).not.toHaveBeenCalled();
});

test('a command that moves the focus finds a page that is no longer inert', async () => {
  await open();
  await page.getByRole('option', { name: 'To the field' }).click();
  await expect.element(page.getByLabelText('Field')).toHaveFocus();
});

test('commands that arrive late neither move the choice nor change the input', async () => {
  const { rerender } = await open({ list: commands.slice(1), note: 'Requests are loading.' });
  await expect.element(page.getByText('Requests are loading.')).toBeVisible();
  await userEvent.keyboard('open{ArrowDown}');
  await expect.element(chosen()).toMatchTextContent(/^Open Prices/);
  const late = commandOf('late', 'Open letters', { group: 'Letters', isHidden: true });
  await rerender(<Example list={[late, ...commands]} />);
  await expect.element(page.getByRole('option', { name: 'Open letters' })).toBeVisible();
  await expect.element(chosen()).toMatchTextContent(/^Open Prices/);
  await expect.element(field()).toHaveValue('open');
});

test('a search without a result repeats the input, and Enter does nothing', async () => {
  await open();
  await userEvent.keyboard('zahnarzt{Enter}');
  await expect.element(page.getByText('Nothing found for “zahnarzt”.')).toBeVisible();
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  expect(run).not.toHaveBeenCalled();
});

test('while commands are loaded, no search is reported as without result', async () => {
  const { rerender } = await open({ note: 'Requests are loading.', isLoading: true });
  await userEvent.keyboard('zahnarzt');
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Requests are loading\.$/);
  await rerender(<Example />);
  await expect.element(page.getByRole('status')).toMatchTextContent(/^Nothing found/);
});

test('Enter before the commands are there runs the first one that comes, unless the input has changed', async () => {
  const { rerender } = await open({ list: [], isLoading: true });
  await userEvent.keyboard('open{Enter}');
  await rerender(<Example list={commands} />);
  await expect.poll(() => run.mock.calls.length).toBe(1);
});

test('where commands did not arrive, no search is reported as without result', async () => {
  await open({ note: 'The server does not answer.', isPartial: true });
  await userEvent.keyboard('zahnarzt');
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/^The server does not answer\.$/);
});

test('a group with more commands says how many are shown', async () => {
  const many = Array.from({ length: 9 }, (_, index) => commandOf(`m${index}`, `Müller ${index}`));
  await open({ list: many });
  await userEvent.keyboard('müller');
  await expect.element(page.getByText('6 of 9')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('9 found');
  await userEvent.keyboard(' 8');
  await expect.element(page.getByRole('option')).toMatchTextContent('Müller 8');
  expect(page.getByText('1 of 1').query()).toBeNull();
});

test('the next time it begins empty', async () => {
  await open();
  await userEvent.keyboard('erika{Escape}');
  await page.getByRole('button', { name: /Search or command/ }).click();
  await expect.element(field()).toHaveValue('');
  await expect.element(chosen()).toMatchTextContent(/^Open Requests/);
});
