import {
  createShortcuts,
  ShortcutBar,
  ShortcutHelp,
  ShortcutsProvider,
  useShortcuts,
} from '@praxiskit/ui-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SEQUENCE_MS } from './shortcuts.ts';

afterEach(() => localStorage.removeItem('shortcuts'));

function Keys({ run }: { run: (keys: string) => void }) {
  useShortcuts(
    ['j', 'g r', 'g t', 'Control+k'].map((keys) => ({
      keys,
      label: `does ${keys}`,
      isShown: keys === 'j',
      run: () => run(keys),
    })),
  );
  return <input aria-label="Field" />;
}

async function show() {
  const run = vi.fn();
  await render(
    <ShortcutsProvider>
      <Keys run={run} />
      <ShortcutBar />
      <ShortcutHelp isOpen={false} onClose={() => {}} />
    </ShortcutsProvider>,
  );
  return { run, done: () => run.mock.calls.flat() };
}

test('single keys and sequences act outside of fields only; chords act in fields, too', async () => {
  const { done } = await show();
  await userEvent.keyboard('jgr');
  expect(done()).toEqual(['j', 'g r']);
  await page.getByLabelText('Field').click();
  await userEvent.keyboard('jgr{Control>}k{/Control}');
  expect(done()).toEqual(['j', 'g r', 'Control+k']);
  await expect.element(page.getByLabelText('Field')).toHaveValue('jgr');
});

test('Escape leaves a field, and keys act again', async () => {
  const { done } = await show();
  await page.getByLabelText('Field').click();
  await userEvent.keyboard('{Escape}j');
  await expect.element(page.getByLabelText('Field')).toHaveValue('');
  expect(done()).toEqual(['j']);
});

test('while a user types, keys after their field is gone act on nothing, until they pause or press elsewhere', async () => {
  let now = 0;
  const keys = createShortcuts({ clock: { now: () => now } });
  const run = vi.fn();
  keys.add([{ keys: 'n', label: 'new', run }]);
  const field = document.body.appendChild(document.createElement('input'));
  const listen = (event: KeyboardEvent) => void keys.pressed(event);
  document.addEventListener('keydown', listen);
  const typeAndLose = async () => {
    field.focus();
    await userEvent.keyboard('u');
    // The writer thinks for a while, and has not seen that the field is gone.
    now += 60_000;
    field.blur();
    await userEvent.keyboard('nd{Shift>}N{/Shift}');
  };
  await typeAndLose();
  expect(run).not.toHaveBeenCalled();
  now += 2000;
  await userEvent.keyboard('n');
  expect(run).toHaveBeenCalledOnce();
  await typeAndLose();
  keys.pointed(new Event('pointerdown'));
  await userEvent.keyboard('n');
  expect(run).toHaveBeenCalledTimes(2);
  // Enter, Escape and Tab leave a field.
  field.focus();
  await userEvent.keyboard('u{Enter}');
  field.blur();
  await userEvent.keyboard('n');
  expect(run).toHaveBeenCalledTimes(3);
  document.removeEventListener('keydown', listen);
  field.remove();
});

test('shortcuts that are switched off stay off in the next document, chords apart', async () => {
  const { run } = await show();
  const keys = createShortcuts({ storage: localStorage });
  keys.setOn(false);
  expect(createShortcuts({ storage: localStorage }).isOn()).toBe(false);
  const again = createShortcuts({ storage: localStorage });
  again.add([
    { keys: 'j', label: 'j', run: () => run('off') },
    { keys: 'Control+k', label: 'k', run: () => run('chord') },
  ]);
  again.pressed(new KeyboardEvent('keydown', { key: 'j' }));
  again.pressed(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }));
  expect(run.mock.calls).toEqual([['chord']]);
});

test('the second key of two has to follow in time', () => {
  let now = 0;
  const run = vi.fn();
  const keys = createShortcuts({ clock: { now: () => now } });
  keys.add([{ keys: 'g r', label: 'prices', run }]);
  const press = (key: string) => keys.pressed(new KeyboardEvent('keydown', { key }));
  press('g');
  now += SEQUENCE_MS + 1;
  press('r');
  expect(run).not.toHaveBeenCalled();
  press('g');
  now += SEQUENCE_MS;
  press('r');
  expect(run).toHaveBeenCalledOnce();
});

test('a key that is held down acts once, and again and again where it says so', () => {
  const [close, next] = [vi.fn(), vi.fn()];
  const keys = createShortcuts();
  keys.add([
    { keys: 'e', label: 'close', run: close },
    { keys: 'j', label: 'next', repeats: true, run: next },
  ]);
  for (const key of ['e', 'j']) {
    for (const repeat of [false, true, true]) {
      keys.pressed(new KeyboardEvent('keydown', { key, repeat }));
    }
  }
  expect([close.mock.calls.length, next.mock.calls.length]).toEqual([1, 3]);
});

test('when two parts use the same key the later one has it, until it is gone', () => {
  const [list, question] = [vi.fn(), vi.fn()];
  const keys = createShortcuts();
  keys.add([{ keys: 'Escape', label: 'back', run: list }]);
  const end = keys.add([{ keys: 'Escape', label: 'close', run: question }]);
  const press = () => keys.pressed(new KeyboardEvent('keydown', { key: 'Escape' }));
  press();
  expect([list.mock.calls.length, question.mock.calls.length]).toEqual([0, 1]);
  end();
  press();
  expect([list.mock.calls.length, question.mock.calls.length]).toEqual([1, 1]);
});

test('the line shows the keys that are meant for it', async () => {
  await show();
  await expect.element(page.getByText(/does j/)).toBeVisible();
  expect(page.getByText(/does g r/).query()).toBeNull();
});

test('after a press on the place of a field that is not there yet, no key of a text acts, also when the place is gone', async () => {
  const { done } = await show();
  const place = document.body.appendChild(document.createElement('div'));
  place.tabIndex = -1;
  place.dataset.keys = 'none';
  place.textContent = 'Loading';
  await page.getByText('Loading').click();
  place.remove();
  await userEvent.keyboard('jgr');
  expect(done()).toEqual([]);
});
