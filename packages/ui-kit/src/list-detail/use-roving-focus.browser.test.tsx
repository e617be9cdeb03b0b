import { useRovingFocus } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const names = ['Erika', 'Max', 'Lea'];

function List() {
  const { listProps, itemProps, move } = useRovingFocus({ keys: names });
  return (
    <>
      <input aria-label="Before" />
      <div {...listProps}>
        {names.map((name) => (
          <button key={name} type="button" {...itemProps(name)}>
            {name}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => move(1)}>
        Next
      </button>
    </>
  );
}

const item = (name: string) => page.getByRole('button', { name });

test('a list is one stop of Tab; arrows, Home and End lead through it, and the place is kept', async () => {
  await render(<List />);
  await page.getByLabelText('Before').click();
  await userEvent.tab();
  await expect.element(item('Erika')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Max')).toHaveFocus();
  await userEvent.keyboard('{End}{ArrowDown}');
  await expect.element(item('Lea')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.element(item('Erika')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.tab();
  await expect.element(item('Next')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(item('Max')).toHaveFocus();
});

test('from elsewhere the first step leads to where the list was left', async () => {
  await render(<List />);
  await item('Max').click();
  await item('Next').click();
  await expect.element(item('Max')).toHaveFocus();
});
