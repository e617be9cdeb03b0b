import { expect, it, vi } from 'vitest';
import { createHistory } from './history.ts';

it('the last hundred changes can be undone, and old ones are dropped', () => {
  const history = createHistory();
  for (let at = 0; at < 1000; at += 1) history.add([]);
  let undone = 0;
  while (history.undo() !== undefined) undone += 1;
  expect(undone).toBeGreaterThanOrEqual(100);
  expect(undone).toBeLessThanOrEqual(200);
});

it('a new change clears the redo list; listeners are notified of each change', () => {
  const history = createHistory();
  const heard: unknown[] = [];
  const end = history.subscribe(() => heard.push([history.canUndo, history.canRedo]));
  history.add([]);
  history.undo();
  history.add([]);
  history.clear();
  end();
  history.add([]);
  expect(heard).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, false],
  ]);
});

it('a listener that throws or removes itself does not stop the others; one function may listen twice', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const history = createHistory();
  const listener = vi.fn();
  history.subscribe(() => {
    throw new Error('broken');
  });
  const end = history.subscribe(() => end());
  history.subscribe(listener);
  history.subscribe(listener)();
  history.add([]);
  history.add([]);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
