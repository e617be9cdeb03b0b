import { createToasts } from '@praxiskit/ui-kit';
import { expect, test } from 'vitest';

function setUp() {
  let timers: { at: number; work: () => void }[] = [];
  let now = 0;
  const toasts = createToasts({
    clock: {
      setTimeout(work, ms) {
        const timer = { at: now + ms, work };
        timers.push(timer);
        return timer;
      },
      clearTimeout(timer) {
        timers = timers.filter((one) => one !== timer);
      },
    },
  });
  function pass(ms: number) {
    now += ms;
    const due = timers.filter((one) => one.at <= now);
    timers = timers.filter((one) => one.at > now);
    for (const { work } of due) work();
  }
  return { toasts, pass };
}

test('a toast is shown at the bottom for 5000 ms [R9.2]', () => {
  const { toasts, pass } = setUp();
  toasts.show({ text: 'A new version is there.' });
  expect(toasts.getState()[0]).toMatchObject({ position: 'bottom', timeout: 5000 });
  pass(4999);
  expect(toasts.getState()).toHaveLength(1);
  pass(1);
  expect(toasts.getState()).toHaveLength(0);
});

test('a success is shown top right for 2000 ms [R7.16] [R9.1]', () => {
  const { toasts, pass } = setUp();
  toasts.positive('Die Änderungen wurden gespeichert.');
  expect(toasts.getState()[0]).toMatchObject({ position: 'top-right', kind: 'positive' });
  pass(2000);
  expect(toasts.getState()).toHaveLength(0);
});

test('while the visitor reads, no toast disappears', () => {
  const { toasts, pass } = setUp();
  toasts.show({ text: 'One' });
  toasts.pause();
  pass(60_000);
  expect(toasts.getState()).toHaveLength(1);
  toasts.resume();
  pass(5000);
  expect(toasts.getState()).toHaveLength(0);
});

test('a toast that is added while the visitor reads waits like the others', () => {
  const { toasts, pass } = setUp();
  toasts.show({ text: 'One' });
  toasts.pause();
  toasts.show({ text: 'Two' });
  pass(60_000);
  expect(toasts.getState()).toHaveLength(2);
  toasts.resume();
  pass(5000);
  expect(toasts.getState()).toHaveLength(0);
});

test('a toast without a timeout stays until it is dismissed', () => {
  const { toasts, pass } = setUp();
  const id = toasts.show({ text: 'Stay', timeout: null });
  pass(60_000);
  expect(toasts.getState()).toHaveLength(1);
  toasts.dismiss(id);
  expect(toasts.getState()).toHaveLength(0);
});

test('an offer stays until it is answered, in place of an earlier one [R8.16]', async () => {
  const { toasts, pass } = setUp();
  toasts.offer({ text: 'Version 2', label: 'Reload', run: () => true });
  toasts.offer({ text: 'Version 3', label: 'Reload', run: () => true });
  pass(60_000);
  expect(toasts.getState().map(({ text }) => text)).toEqual(['Version 3']);
});

test('a toast whose action fails is shown again', async () => {
  const { toasts } = setUp();
  let isTaken = false;
  const id = toasts.offer({ text: 'Version 2', label: 'Reload', run: async () => isTaken });
  const press = async () => {
    const [toast] = toasts.getState();
    toast?.action?.run();
    // As the region does.
    toasts.dismiss(toast?.id ?? 0);
    await Promise.resolve();
    await Promise.resolve();
  };
  await press();
  expect(toasts.getState()).toMatchObject([{ text: 'Version 2', timeout: null }]);
  expect(toasts.getState()[0]?.id).not.toBe(id);
  isTaken = true;
  await press();
  expect(toasts.getState()).toEqual([]);
});
