import { createToasts } from '@praxiskit/ui-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { createUndo, UNDO_MS } from './undo.ts';

afterEach(() => vi.useRealTimers());

function setUp() {
  vi.useFakeTimers();
  const toasts = createToasts();
  const desk = createUndo(() => toasts);
  const run = vi.fn();
  desk.offer({ text: 'closed', label: 'Undo', run });
  return { toasts, desk, run };
}

test('a step can be taken back once, by the key or by the button', () => {
  const { toasts, desk, run } = setUp();
  desk.takeBack();
  desk.takeBack();
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.getState()).toEqual([]);
  desk.offer({ text: 'again', label: 'Undo', run });
  toasts.getState()[0]?.action?.run();
  desk.takeBack();
  expect(run).toHaveBeenCalledTimes(2);
});

test('after ten seconds it cannot be taken back', () => {
  const { toasts, desk, run } = setUp();
  vi.advanceTimersByTime(UNDO_MS - 1);
  expect(toasts.getState()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.getState()).toEqual([]);
  desk.takeBack();
  expect(run).not.toHaveBeenCalled();
});

test('the next step takes the place of the one before', () => {
  const { toasts, desk, run } = setUp();
  const other = vi.fn();
  desk.offer({ text: 'answered', label: 'Undo', run: other });
  expect(toasts.getState().map(({ text }) => text)).toEqual(['answered']);
  desk.takeBack();
  expect([run.mock.calls.length, other.mock.calls.length]).toEqual([0, 1]);
});

test('the offer of a step that was refused is withdrawn, that of a later one stays', () => {
  const { toasts, desk, run } = setUp();
  const withdraw = desk.offer({ text: 'refused', label: 'Undo', run });
  withdraw();
  desk.takeBack();
  expect([toasts.getState(), run.mock.calls.length]).toEqual([[], 0]);
  desk.offer({ text: 'later', label: 'Undo', run });
  withdraw();
  desk.takeBack();
  expect(run).toHaveBeenCalledOnce();
});
