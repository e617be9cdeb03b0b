import { useUnsaved } from '@praxiskit/pages/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createUnsaved } from '../unsaved.ts';
import { type BrowserRuntime, BrowserRuntimeContext } from './contexts.ts';

function Form({ onSave }: { onSave(): void }) {
  const [text, setText] = useState('');
  useUnsaved({
    isUnsaved: () => text !== '',
    save: async () => onSave(),
    discard: () => setText(''),
  });
  return <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Flag({ isDirty }: { isDirty: boolean }) {
  useUnsaved(isDirty);
  return null;
}

it('the current state of a form is checked, and a removed form no longer [R8.16]', async () => {
  const ask = vi.fn(() => false);
  const unsaved = createUnsaved({ ask });
  const onSave = vi.fn();
  const runtime = { unsaved } as BrowserRuntime;
  const screen = await render(<Form onSave={onSave} />, {
    wrapper: ({ children }) => (
      <BrowserRuntimeContext value={runtime}>{children}</BrowserRuntimeContext>
    ),
  });
  expect(unsaved.isUnsaved()).toBe(false);
  await screen.getByLabelText('Text').fill('Ab');
  expect(unsaved.isUnsaved()).toBe(true);
  expect(await unsaved.mayLeave()).toBe(false);
  expect(onSave).toHaveBeenCalledOnce();
  ask.mockReturnValue(true);
  expect(await unsaved.mayLeave()).toBe(true);
  await expect.element(screen.getByLabelText('Text')).toHaveValue('');
  unsaved.arrived();
  await screen.rerender(<Flag isDirty />);
  expect(unsaved.isUnsaved()).toBe(true);
  await screen.rerender(<Flag isDirty={false} />);
  expect(unsaved.isUnsaved()).toBe(false);
  await screen.rerender(<Flag isDirty />);
  await screen.unmount();
  expect(unsaved.isUnsaved()).toBe(false);
});
