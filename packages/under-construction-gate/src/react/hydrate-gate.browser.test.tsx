import { gateMessages, sha256Hex } from '@praxiskit/under-construction-gate';
import type { hydrateGate as HydrateGate } from '@praxiskit/under-construction-gate/react';
import {
  GateScreen,
  gatePage,
  hydrateGate,
  startGatePage,
} from '@praxiskit/under-construction-gate/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const hash = await sha256Hex('Morgenlicht');
const messages = gateMessages.de;
const source = new URL('../react.ts', import.meta.url).href;

/** The markup that the server sends in place of a page. */
function serve(hasLogin: boolean, target: Document = document): Element {
  const root = target.createElement('div');
  root.innerHTML = renderToString(<GateScreen hasLogin={hasLogin} messages={messages} />);
  target.body.append(root);
  return root;
}

/** A server that accepts the right password. */
function createServer() {
  const requests: { path: string; body: string }[] = [];
  const fetch: typeof globalThis.fetch = async (path, init) => {
    requests.push({ path: String(path), body: String(init?.body) });
    const isRight = String(init?.body) === '{"password":"Morgenlicht"}';
    return new Response(null, { status: isRight ? 204 : 401 });
  };
  return { fetch, requests };
}

const field = () => page.getByPlaceholder('Password');

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.innerHTML = '';
});

test.each([
  [hash, true],
  [null, false],
])(
  'with the hash %s the server’s markup is hydrated without a mismatch',
  async (hash, hasLogin) => {
    const log = vi.spyOn(console, 'error');
    const root = serve(hasLogin);
    const [main] = root.children;
    const onHydrated = vi.fn();
    const { fetch } = createServer();
    hydrateGate(root, { hash, fetch, messages, onHydrated });
    await vi.waitFor(() => expect(onHydrated).toHaveBeenCalledOnce());
    expect(root.children[0]).toBe(main);
    expect(field().elements()).toHaveLength(hasLogin ? 1 : 0);
    expect(log).not.toHaveBeenCalled();
  },
);

test('the form works as soon as `onHydrated` is called [R3.4]', async () => {
  const root = serve(true);
  const { fetch } = createServer();
  const onUnlocked = vi.fn();
  await field().fill('Morgenlicht');
  const onHydrated = () => root.querySelector('form')?.requestSubmit();
  hydrateGate(root, { hash, fetch, messages, onHydrated, onUnlocked });
  await vi.waitFor(() => expect(onUnlocked).toHaveBeenCalledOnce());
});

test('the password is posted to the server, and the access is stored [R3.4]', async () => {
  const { fetch, requests } = createServer();
  const onUnlocked = vi.fn();
  hydrateGate(serve(true), { hash, fetch, messages, onUnlocked });
  await field().fill('Morgenlicht');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onUnlocked).toHaveBeenCalledOnce());
  expect(requests).toEqual([{ path: '/api/construction', body: '{"password":"Morgenlicht"}' }]);
  expect(localStorage.getItem('construction_access')).toBe('true');
});

test('stored access does not open a gate that the server has closed', () => {
  localStorage.setItem('construction_access', 'true');
  const { fetch } = createServer();
  const gate = hydrateGate(serve(true), { hash, fetch, messages });
  expect(gate.getState().status).toBe('locked');
});

test('the right password opens the gate while the browser blocks storage', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });
  const { fetch } = createServer();
  const onUnlocked = vi.fn();
  hydrateGate(serve(true), { hash, fetch, messages, onUnlocked });
  await field().fill('Morgenlicht');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onUnlocked).toHaveBeenCalledOnce());
});

test('the opened gate goes to / [R3.4]', async () => {
  // A separate document, so that the test can leave it.
  const frame = document.body.appendChild(document.createElement('iframe'));
  const view = frame.contentWindow as Window & { hydrateGate?: typeof HydrateGate };
  const root = serve(true, view.document);
  const script = view.document.createElement('script');
  script.type = 'module';
  script.textContent = `window.hydrateGate = (await import('${source}')).hydrateGate`;
  view.document.body.append(script);
  await vi.waitFor(() => expect(view.hydrateGate).toBeDefined(), 10_000);
  view.hydrateGate?.(root, {
    hash,
    fetch: createServer().fetch,
    messages,
    onHydrated() {
      const [input] = root.getElementsByTagName('input');
      if (input) input.value = 'Morgenlicht';
      root.getElementsByTagName('form')[0]?.requestSubmit();
    },
  });
  await vi.waitFor(() => expect(view.location.href).toBe(`${location.origin}/`), 10_000);
});

test.each([hash, null])('the page with the hash %s works as rendered [R3.4]', async (hash) => {
  const log = vi.spyOn(console, 'error');
  const brand = { name: 'Aurelia', layers: ['sand', 'clay'] };
  const own = { lang: 'de', title: 'Bald', loginTitle: 'Für das Team' };
  const options = { sheets: ['gate'], brand, messages: own };
  const written = gatePage({ construction_hash: hash }, 'de', options);
  expect(written).toMatchObject({ title: 'Bald', sheets: ['gate'] });
  const root = document.createElement('div');
  root.innerHTML = renderToString(written.body);
  document.body.append(root);
  const onHydrated = vi.fn();
  const page = { locale: 'de' as const, data: JSON.parse(JSON.stringify(written.data)) };
  const gate = startGatePage({ page, root, fetch: createServer().fetch, onHydrated });
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalledOnce());
  expect(gate.hasLogin).toBe(hash !== null);
  const headings = [...root.querySelectorAll('h1, h2')].map(({ textContent }) => textContent);
  expect(headings).toEqual(hash ? ['Bald', 'Für das Team'] : ['Bald']);
  expect(field().elements()).toHaveLength(hash ? 1 : 0);
  const layers = [...root.querySelectorAll<HTMLElement>('[aria-hidden] > [data-layer]')];
  expect(layers.map(({ dataset }) => dataset.layer)).toEqual(['sand', 'clay']);
  expect(log).not.toHaveBeenCalled();
});
