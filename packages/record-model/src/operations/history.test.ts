import { expect, it } from 'vitest';
import { createHistory } from './history.ts';

it('the last hundred changes can be undone, and old ones are dropped', () => {
  const history = createHistory();
  for (let at = 0; at < 1000; at += 1) history.add([]);
  let undone = 0;
  while (history.undo() !== undefined) undone += 1;
  expect(undone).toBeGreaterThanOrEqual(100);
  expect(undone).toBeLessThanOrEqual(200);
});

it('a new change ends what could be redone; listeners hear of each', () => {
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
