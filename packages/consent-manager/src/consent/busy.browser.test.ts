import { createBrowserConsent } from '@praxiskit/consent-manager';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

/** The question is due in a page whose first element with `data-focus` has the focus. */
function askIn(markup: string) {
  document.body.innerHTML = markup;
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const consent = createBrowserConsent({ items: [{ id: 'map', name: 'Map' }] });
  consent.start();
  vi.advanceTimersByTime(60_000);
  return consent;
}

const focused = () => document.activeElement as HTMLElement;

test.each([
  '<input data-focus>',
  '<input type="date" data-focus>',
  '<textarea data-focus></textarea>',
  '<select data-focus><option>1</option></select>',
  '<p contenteditable data-focus>Text</p>',
  '<form><input type="radio" data-focus></form>',
])('while the focus is in %s the question waits, and comes when it leaves [R4.1D]', (markup) => {
  const consent = askIn(markup);
  expect(consent.getState().status).toBe('unasked');
  focused().blur();
  vi.advanceTimersByTime(500);
  expect(consent.getState().status).toBe('asking');
  consent.stop();
});

test('a field inside of a component counts, too [R4.1D]', () => {
  document.body.innerHTML = '<div></div>';
  const root = document.querySelector('div')?.attachShadow({ mode: 'open' });
  const field = root?.appendChild(document.createElement('input'));
  field?.focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const consent = createBrowserConsent({ items: [{ id: 'map', name: 'Map' }] });
  consent.start();
  vi.advanceTimersByTime(60_000);
  expect(consent.getState().status).toBe('unasked');
  consent.stop();
});

test.each([
  '<button data-focus>Menu</button>',
  '<a href="#x" data-focus>Link</a>',
  '<input type="radio" data-focus>',
  '<input type="checkbox" data-focus>',
  '<input readonly data-focus>',
])('%s with the focus holds no question back [R4.1D]', (markup) => {
  const consent = askIn(markup);
  expect(consent.getState().status).toBe('asking');
  consent.stop();
});

test('an open menu stays open: the question comes after it [R4.1D]', () => {
  document.body.innerHTML = '<div popover>Menu</div>';
  const menu = document.querySelector<HTMLElement>('[popover]');
  menu?.showPopover();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const consent = createBrowserConsent({ items: [{ id: 'map', name: 'Map' }] });
  consent.start();
  vi.advanceTimersByTime(60_000);
  expect(consent.getState().status).toBe('unasked');
  expect(menu?.matches(':popover-open')).toBe(true);
  menu?.hidePopover();
  vi.advanceTimersByTime(500);
  expect(consent.getState().status).toBe('asking');
  consent.stop();
});

test('neither a menu of scripts nor another dialog is covered; a message that comes by itself is [R4.1D]', () => {
  const consent = askIn('<button aria-haspopup="menu" aria-expanded="true">Menu</button>');
  expect(consent.getState().status).toBe('unasked');
  document.body.innerHTML = '<dialog>Sure?</dialog>';
  document.querySelector('dialog')?.showModal();
  vi.advanceTimersByTime(60_000);
  expect(consent.getState().status).toBe('unasked');
  document.body.innerHTML = '<div popover="manual">Saved</div>';
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  vi.advanceTimersByTime(500);
  expect(consent.getState().status).toBe('asking');
  consent.stop();
});
