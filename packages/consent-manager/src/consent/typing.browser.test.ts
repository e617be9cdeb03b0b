import { createBrowserConsent } from '@praxiskit/consent-manager';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test.each([
  ['a letter does', 'x', true],
  ['Tab does not', 'Tab', false],
])('in a field %s hold the question back', (_what, key, isHeldBack) => {
  document.body.innerHTML = '<input><input>';
  const consent = createBrowserConsent({ items: [{ id: 'map', name: 'Map' }], delay: 60_000 });
  const press = new KeyboardEvent('keydown', { key, bubbles: true, composed: true });
  document.querySelector('input')?.dispatchEvent(press);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  consent.start();
  vi.advanceTimersByTime(60_000);
  expect(consent.getState().status).toBe(isHeldBack ? 'unasked' : 'asking');
  consent.stop();
});
