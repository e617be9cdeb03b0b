import { createAnchors, createReveal, createScreenClass } from '@praxiskit/animations';
import { createReloadGuard } from '@praxiskit/auth-client';
import {
  type BootedPage,
  bootPage,
  createQueuedFetch,
  createRecovery,
  readPage,
} from '@praxiskit/pages/client';
import { createConsent } from './services/consent.ts';

/**
 * What a visitor needs who only reads, and no React: screen class, anchors, reveal, and the question of
 * consent when it is due.
 */
const page = readPage();
if (page) boot(page);

function boot({ data, personal }: BootedPage): void {
  const { config, locale } = data;
  createScreenClass(config.responsive.breakpoints).start();
  const queuedFetch = createQueuedFetch((input, init) => fetch(input, init));
  const recovery = createRecovery({ config, fetch: queuedFetch, guard: createReloadGuard() });
  if (data.kind === 'standalone') {
    bootPage({
      recovery,
      load: () => import('./browser/gate.tsx'),
      start: ({ startGate }) => startGate(data, queuedFetch),
    });
    return;
  }
  const reveal = createReveal();
  const consent = createConsent(config, locale, queuedFetch);
  const page = { data, personal };
  const wake = bootPage({
    recovery,
    load: () => import('./browser/start.tsx'),
    start: ({ start }) => start({ page, consent, reveal, recovery, fetch: queuedFetch }),
  });
  createAnchors({ enabled: config.animated_anchors }).start();
  reveal.start();
  consent.subscribe(() => {
    if (consent.getState().status === 'asking') wake();
  });
  consent.start();
}
