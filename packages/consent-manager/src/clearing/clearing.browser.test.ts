import {
  createConsent,
  createDocumentCookies,
  createStorageKeys,
} from '@praxiskit/consent-manager';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = '_ga=; path=/; max-age=0';
});

const items = [
  { id: 'session', name: 'Session', category: 'required', cookies: ['session'] },
  { id: 'video', name: 'Video', storage: ['yt-*', /^vimeo/] },
] as const;

const open = (storage: Storage | null = localStorage) =>
  createConsent({
    items,
    storage,
    cookies: createDocumentCookies(),
    keys: createStorageKeys(),
  });

test('nameless cookies do not survive declining [R4.11]', () => {
  document.cookie = 'nameless; path=/';
  document.cookie = '=also nameless; path=/';
  document.cookie = 'session=1; path=/';
  document.cookie = '_ga=1; path=/';
  open().declineAll();
  const left = document.cookie.split('; ');
  expect(left).toContain('session=1');
  expect(left.filter((cookie) => /nameless|_ga/.test(cookie))).toEqual([]);
  document.cookie = 'session=; path=/; max-age=0';
});

test('declining removes the storage keys of items, in both storages, and no others', () => {
  localStorage.setItem('yt-player', '1');
  sessionStorage.setItem('vimeo-ct', '1');
  localStorage.setItem('theme', 'dark');
  const consent = open();
  consent.declineAll();
  expect(localStorage.getItem('yt-player')).toBe(null);
  expect(sessionStorage.getItem('vimeo-ct')).toBe(null);
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(localStorage.getItem('consent.state')).not.toBe(null);
  expect(consent.getState().unreached).toEqual([]);
});

test('two cookies of the consent’s own name change nothing', () => {
  document.cookie = `consent.state=${'x'}; path=/`;
  document.cookie = `consent.state=y; path=${location.pathname}`;
  const consent = open();
  consent.acceptAll();
  const next = open();
  next.start();
  expect(next.getState().status).toBe('settled');
  next.declineAll();
  expect(document.cookie).not.toContain('consent.state');
});

const blocked = (): never => {
  throw new DOMException('blocked', 'SecurityError');
};

// In the browser inside of another app a storage may be null.
test.each([
  ['is null', () => null as unknown as Storage],
  ['throws', blocked],
])('a storage that %s keeps neither the question open nor the keys of the other one', (_, get) => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const other = name === 'localStorage' ? sessionStorage : localStorage;
    const getter = vi.spyOn(window, name, 'get').mockImplementation(get);
    other.setItem('yt-player', '1');
    const consent = open(null);
    consent.open();
    consent.declineAll();
    expect(consent.getState().status).toBe('settled');
    expect(other.getItem('yt-player')).toBe(null);
    getter.mockRestore();
  }
});

test('cookies and keys that the browser refuses to remove are named, and the question closes [R4.2]', () => {
  localStorage.setItem('yt-player', '1');
  document.cookie = '_ga=1; path=/';
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
  vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
  const consent = open();
  consent.open();
  consent.declineAll();
  expect(consent.getState()).toMatchObject({ status: 'settled', unreached: ['_ga', 'yt-player'] });
});
