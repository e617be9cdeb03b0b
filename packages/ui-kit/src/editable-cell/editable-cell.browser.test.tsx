import { EditableCell } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

function Cell({ onCommit }: { onCommit: (value: string) => void }) {
  const [value, setValue] = useState('720');
  return (
    <EditableCell
      label="Amount"
      value={value}
      onChange={({ target }) => setValue(target.value)}
      onCommit={() => onCommit(value)}
      onRevert={() => setValue('720')}
    />
  );
}

test('Enter commits, Escape brings the old value back, and leaving commits, too', async () => {
  const onCommit = vi.fn();
  await render(<Cell onCommit={onCommit} />);
  const cell = page.getByLabelText('Amount');
  await cell.fill('740');
  await userEvent.keyboard('{Enter}');
  expect(onCommit.mock.calls).toEqual([['740']]);
  await cell.fill('1');
  await userEvent.keyboard('{Escape}');
  await expect.element(cell).toHaveValue('720');
  await userEvent.tab();
  expect(onCommit.mock.calls.at(-1)).toEqual(['720']);
});

test('Enter and Escape of an input method commit nothing and bring nothing back', async () => {
  const onCommit = vi.fn();
  await render(<Cell onCommit={onCommit} />);
  const cell = page.getByLabelText('Amount');
  await cell.fill('74');
  for (const key of ['Enter', 'Escape']) {
    const pressed = { key, isComposing: true, bubbles: true, cancelable: true };
    cell.element().dispatchEvent(new KeyboardEvent('keydown', pressed));
  }
  await expect.element(cell).toHaveValue('74');
  expect(onCommit).not.toHaveBeenCalled();
});
