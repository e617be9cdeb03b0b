import { OneTimeCode, type OneTimeCodeProps } from '@praxiskit/ui-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const onSubmit = vi.fn((event: React.SubmitEvent) => event.preventDefault());
const input = () => page.getByRole('textbox', { name: 'Code' });

async function open(props: Partial<OneTimeCodeProps> = {}) {
  onSubmit.mockClear();
  await render(
    <form onSubmit={onSubmit}>
      <OneTimeCode label="Code" help="It changes every 30 seconds." {...props} />
    </form>,
  );
}

/** As a browser pastes: at the caret, in one step. */
async function paste(text: string) {
  input().element().focus();
  document.execCommand('insertText', false, text);
}

test('a one-time code is a single field that phones and password managers can fill', async () => {
  await open();
  expect(document.querySelectorAll('input')).toHaveLength(1);
  await expect.element(input()).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(input()).toHaveAttribute('inputmode', 'numeric');
  await expect.element(input()).toHaveAccessibleDescription('It changes every 30 seconds.');
  await expect.element(input()).not.toHaveAttribute('maxlength');
});

test.each(['482 913', '482-913', ' 482\u00a0913 '])('%j is taken as 482913', async (text) => {
  const codes: string[] = [];
  await open({ onChange: (code) => codes.push(code) });
  await paste(text);
  await expect.element(input()).toHaveValue('482913');
  expect(codes).toEqual(['482913']);
  const form = document.querySelector('form');
  expect(new FormData(form ?? undefined).get('code')).toBe('482913');
});

test('a dash typed in the middle leaves the caret behind the same figure', async () => {
  await open();
  await paste('482913');
  const element = input().element() as HTMLInputElement;
  element.setSelectionRange(3, 3);
  await userEvent.keyboard('-7');
  await expect.element(input()).toHaveValue('4827913');
});

test('a full code is not sent before Enter is pressed', async () => {
  await open();
  await input().click();
  await userEvent.keyboard('482913');
  await expect.element(input()).toHaveValue('482913');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a recovery code keeps its dash, and is given without it in lower case', async () => {
  const onChange = vi.fn();
  await open({ kind: 'recovery', onChange });
  await paste('K7MQ-4T9P');
  await expect.element(input()).toHaveValue('K7MQ-4T9P');
  expect(onChange).toHaveBeenLastCalledWith('k7mq4t9p');
  await expect.element(input()).toHaveAttribute('inputmode', 'text');
  await expect.element(input()).toHaveAttribute('autocomplete', 'off');
});

test('an error is tied to the field', async () => {
  await open({ error: 'This code no longer fits.' });
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input()).toHaveAccessibleDescription(/^This code no longer fits/);
});
