import { createToasts } from '@praxiskit/ui-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { createUndo, UNDO_MS } from './undo.ts';

afterEach(() => vi.useRealTimers());

function setUp() {
  vi.useFakeTimers();
  const toasts = createToasts();
  const undo = createUndo(() => toasts);
  const run = vi.fn();
  undo.offer({ text: 'closed', label: 'Undo', run });
  return { toasts, undo, run };
}

test('a step can be taken back once, by the key or by the button', () => {
  const { toasts, undo, run } = setUp();
  undo.takeBack();
  undo.takeBack();
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.getState()).toEqual([]);
  undo.offer({ text: 'again', label: 'Undo', run });
  toasts.getState()[0]?.action?.run();
  undo.takeBack();
  expect(run).toHaveBeenCalledTimes(2);
});

test('after ten seconds it cannot be taken back', () => {
  const { toasts, undo, run } = setUp();
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(toasts.getState()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.getState()).toEqual([]);
  undo.takeBack();
  expect(run).not.toHaveBeenCalled();
});

test('the next step takes the place of the one before', () => {
  const { toasts, undo, run } = setUp();
  const other = vi.fn();
  undo.offer({ text: 'answered', label: 'Undo', run: other });
  expect(toasts.getState().map(({ text }) => text)).toEqual(['answered']);
  undo.takeBack();
  expect([run.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});

test('the offer of a step that was refused is withdrawn, that of a later one stays', () => {
  const { toasts, undo, run } = setUp();
  const withdraw = undo.offer({ text: 'refused', label: 'Undo', run });
  withdraw();
  undo.takeBack();
  expect([toasts.getState(), run.mock.calls.length]).toEqual([[], 0]);
  undo.offer({ text: 'later', label: 'Undo', run });
  withdraw();
  undo.takeBack();
  expect(run).toHaveBeenCalledOnce();
});
