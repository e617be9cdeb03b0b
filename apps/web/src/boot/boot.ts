import { createAnchors, createReveal, createScreenClass } from '@praxiskit/animations';
import { dataElementId, type GateData, type PageData } from '../document/page-data.ts';
import { createQueuedFetch } from '../queued-fetch.ts';
import { createConsentFor } from './consent.ts';

/**
 * What a mere reader needs, and no React: screen class, anchors, reveal, and the question of consent
 * when it is due. React comes with the first pointer, touch, key or focus, or when a page asks for it.
 */
const element = document.getElementById(dataElementId);
const page = element ? (JSON.parse(element.textContent) as PageData | GateData) : null;

if (page) boot(page);

function boot(data: PageData | GateData): void {
  const { config } = data;
  createScreenClass(config.responsive.breakpoints).start();
  const reveal = createReveal();
  const queuedFetch = createQueuedFetch((input, init) => fetch(input, init));
  const consent = createConsentFor(config, data.locale, queuedFetch);
  const early = window.__early;
  let started: Promise<void> | null = null;

  const start = (): Promise<void> => {
    stopWaiting();
    started ??= import('../entry-client.tsx')
      .then((app) => app.start({ data, consent, reveal, fetch: queuedFetch }))
      .catch((error: unknown) => {
        // The page stays readable; the next touch tries again.
        started = null;
        console.error(error);
      });
    return started;
  };

  const events = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
  const onFirst = (): void => void start();
  const stopWaiting = (): void => {
    for (const name of events) removeEventListener(name, onFirst, true);
  };
  for (const name of events) addEventListener(name, onFirst, { capture: true, passive: true });
  if (early) {
    early.wake = onFirst;
    if (early.queue.length > 0 || early.fields.size > 0) onFirst();
  }

  if (data.kind === 'gate') return;
  createAnchors({ enabled: config.animated_anchors }).start();
  reveal.start();
  consent.subscribe(() => {
    if (consent.getState().status === 'asking') onFirst();
  });
  consent.start();
  const root = document.getElementById('root');
  if (root?.dataset.start === 'at-once') onFirst();
  else addEventListener('pointermove', () => void import('../entry-client.tsx'), { once: true });
}
