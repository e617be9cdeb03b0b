import {
  type ConsentItem,
  type ConsentProof,
  createBrowserConsent,
} from '@praxiskit/consent-manager';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const items: ConsentItem[] = [
  { id: 'session', name: 'Anmeldung', category: 'required', cookies: ['session'] },
  { id: 'count', name: 'Besuchszählung', category: 'analytics', cookies: ['_ga'] },
];

/** A page's consent, and the proofs that it has sent. */
function setUp() {
  const proofs: { path: string; proof: ConsentProof }[] = [];
  const consent = createBrowserConsent({
    items,
    texts: () => 'all that was shown',
    fetch: async (path, init) => {
      proofs.push({ path: String(path), proof: JSON.parse(String(init?.body)) });
      return new Response(null, { status: 204 });
    },
  });
  return { consent, proofs };
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<input>';
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a decision is in localStorage, and holds at the next visit [R4.8]', () => {
  setUp().consent.acceptAll();
  expect(localStorage.getItem('consent.all')).toBe('true');
  const { consent } = setUp();
  consent.start();
  expect(consent.getState().status).toBe('settled');
  expect(consent.has('count')).toBe(true);
  consent.stop();
});

test('declining clears every cookie of the document but the required items’ own [R4.11]', () => {
  document.cookie = 'session=1; path=/';
  document.cookie = '_ga=1; path=/';
  setUp().consent.declineAll();
  expect(document.cookie).toContain('session=1');
  expect(document.cookie).not.toContain('_ga');
});

test('each decision is sent once to the proof log', async () => {
  const { consent, proofs } = setUp();
  consent.acceptAll();
  await vi.waitFor(() => expect(proofs).toHaveLength(1));
  expect(proofs[0]).toEqual({
    path: '/api/consent',
    proof: {
      revision: expect.any(String),
      map: { session: true, count: true },
      action: 'accept-all',
      texts: expect.stringMatching(/^[0-9a-f]{64}$/),
      time: expect.any(String),
    },
  });
});

test('a withdrawal in another tab reaches this one', async () => {
  const { consent } = setUp();
  consent.start();
  consent.acceptAll();
  const record: { map: Record<string, boolean> } = JSON.parse(
    localStorage.getItem('consent.state') ?? '',
  );
  // Another document of this origin: its writes reach this window as `storage` events.
  const other = document.body.appendChild(document.createElement('iframe'));
  other.contentWindow?.localStorage.setItem(
    'consent.state',
    JSON.stringify({ ...record, map: { ...record.map, count: false } }),
  );
  await vi.waitFor(() => expect(consent.has('count')).toBe(false));
  consent.stop();
});

test('where the browser blocks storage, a choice applies until the next visit, which asks again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  const { consent } = setUp();
  consent.start();
  consent.acceptAll();
  expect(consent.has('count')).toBe(true);
  consent.stop();
  const next = setUp().consent;
  next.start();
  vi.advanceTimersByTime(3000);
  expect(next.getState().status).toBe('asking');
  expect(next.has('count')).toBe(false);
  next.stop();
});

test('the code of the question is loaded when the question is due; the question waits for it, and for a visitor who is busy by then [R4.1D]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  const loaded = Promise.withResolvers<void>();
  const onAsk = vi.fn(() => loaded.promise);
  let isBusy = false;
  const fetch = async () => new Response(null, { status: 204 });
  const consent = createBrowserConsent({
    items,
    texts: () => '',
    fetch,
    onAsk,
    isBusy: () => isBusy,
  });
  consent.start();
  expect(onAsk).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  expect(onAsk).toHaveBeenCalledOnce();
  expect(consent.getState().status).toBe('unasked');
  isBusy = true;
  loaded.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(consent.getState().status).toBe('unasked');
  isBusy = false;
  vi.advanceTimersByTime(100);
  expect(consent.getState().status).toBe('asking');
  expect(onAsk).toHaveBeenCalledOnce();
  consent.stop();
});

test('settings that are opened before the question is due load what shows them', () => {
  const onAsk = vi.fn();
  const consent = createBrowserConsent({ items, onAsk });
  consent.open();
  expect(onAsk).toHaveBeenCalledOnce();
});
