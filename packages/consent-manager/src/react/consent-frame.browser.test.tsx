import {
  type ConsentItem,
  consentMessages,
  createConsent,
  createDocumentCookies,
  gateMarkup,
} from '@praxiskit/consent-manager';
import { gateMarkupLazily } from '@praxiskit/consent-manager/lazy';
import { ConsentFrame, ConsentProvider } from '@praxiskit/consent-manager/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const items: ConsentItem[] = [{ id: 'video', name: 'Videos', category: 'functional' }];
const film = 'data:text/html,"Film" & mehr';

const ends: (() => void)[] = [];
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  document.documentElement.lang = 'de';
  logged = vi.spyOn(console, 'error');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.documentElement.lang = '';
  // A hydration that fails is an error in the console.
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

function startConsent() {
  const storage = null;
  const consent = createConsent({ items, storage, cookies: createDocumentCookies(), delay: 1e9 });
  consent.start();
  return consent;
}

function Hydrated({ onHydrated, children }: { onHydrated(): void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** A page that a server has rendered, and how React takes it over. */
function serve(content: ReactNode) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Hydrated onHydrated={() => {}}>{content}</Hydrated>);
  document.body.append(root);
  let react: Root | undefined;
  ends.push(() => {
    react?.unmount();
    root.remove();
  });
  const start = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        react = hydrateRoot(root, <Hydrated onHydrated={resolve}>{content}</Hydrated>);
      }),
  );
  return { root, start };
}

const iframe = (root: Element = document.body) => root.querySelector('iframe');
const placeholders = (root: Element) => root.querySelectorAll('.pk-consent-placeholder');

test('a server’s ConsentFrame has a placeholder before React, keeps it through hydration, and plays after consent', async () => {
  const consent = startConsent();
  const { root, start } = serve(
    <main>
      <ConsentFrame item="video" src={film} title="Film" />
      <p>Mehr</p>
    </main>,
  );
  ends.push(gateMarkup(consent, { hydration: { root, start } }));
  const [placeholder] = placeholders(root);
  expect(placeholder?.textContent).toContain('Videos');
  expect(start).not.toHaveBeenCalled();
  await start();
  expect([...placeholders(root)]).toEqual([placeholder]);
  consent.grant('video');
  expect(iframe(root)?.getAttribute('src')).toBe(film);
  expect(placeholders(root)).toHaveLength(0);
});

test('a ConsentFrame that was allowed before loads without React, and stays loaded when React has the page', async () => {
  const consent = startConsent();
  consent.grant('video');
  const { root, start } = serve(<ConsentFrame item="video" src={film} title="Film" />);
  ends.push(gateMarkup(consent, { hydration: { root, start } }));
  const loaded = iframe(root);
  expect(loaded?.getAttribute('src')).toBe(film);
  await start();
  expect(iframe(root)).toBe(loaded);
});

test('markup in a component waits until React has the page, and starts React', async () => {
  const consent = startConsent();
  const { root, start } = serve(
    <main>
      <iframe data-consent="video" data-src={film} title="Film" />
      <p>Mehr</p>
    </main>,
  );
  const before = root.innerHTML;
  ends.push(gateMarkup(consent, { hydration: { root, start } }));
  expect(root.innerHTML).toBe(before);
  expect(start).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(placeholders(root)).toHaveLength(1));
  consent.grant('video');
  expect(iframe(root)?.getAttribute('src')).toBe(film);
  const loaded = iframe(root);
  consent.revoke('video');
  expect(iframe(root)?.hasAttribute('src')).toBe(false);
  expect(placeholders(root)).toHaveLength(1);
  // React has to find its own node where it removes it.
  expect(iframe(root)).toBe(loaded);
});

test('where the framework does not start, its markup stays as it is and nothing is loaded', async () => {
  const consent = startConsent();
  consent.grant('video');
  const { root } = serve(<iframe data-consent="video" data-src={film} title="Film" />);
  logged.mockImplementation(() => {});
  const start = () => Promise.reject(new Error('away'));
  ends.push(gateMarkup(consent, { hydration: { root, start } }));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  logged.mockClear();
  expect(iframe(root)?.hasAttribute('src')).toBe(false);
});

test('in a ConsentProvider it needs nothing else, follows its props, and goes with its page', async () => {
  const consent = startConsent();
  const app = (src: string) => (
    <StrictMode>
      <ConsentProvider consent={consent}>
        <ConsentFrame item="video" src={src} title="Film" allow="fullscreen" className="wide" />
      </ConsentProvider>
    </StrictMode>
  );
  const screen = await render(app(film));
  const always = page.getByRole('button', { name: consentMessages.de.always });
  await expect.element(always).toBeVisible();
  expect(iframe()?.hasAttribute('src')).toBe(false);
  await always.click();
  expect(iframe()?.getAttribute('src')).toBe(film);
  expect(iframe()?.getAttribute('allow')).toBe('fullscreen');
  expect(iframe()?.parentElement?.className).toBe('pk-consent-frame wide');
  await screen.rerender(app('data:text/html,Zweiter'));
  await vi.waitFor(() => expect(iframe()?.getAttribute('src')).toBe('data:text/html,Zweiter'));
  await screen.unmount();
  expect(iframe()).toBe(null);
});

test('the lazy gate binds an element that comes later', async () => {
  const consent = startConsent();
  const root = document.body.appendChild(document.createElement('div'));
  ends.push(() => root.remove());
  ends.push(gateMarkupLazily(consent, { root }));
  const frame = document.createElement('iframe');
  Object.assign(frame.dataset, { consent: 'video', src: film });
  root.append(frame);
  await vi.waitFor(() => expect(placeholders(root)).toHaveLength(1));
  consent.grant('video');
  expect(frame.getAttribute('src')).toBe(film);
});
