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
    const gate = () => import('./browser/gate.tsx');
    bootPage({
      recovery,
      start: async () => (await gate()).startGate(data, queuedFetch),
      prepare: () => void gate(),
    });
    return;
  }
  const reveal = createReveal();
  const consent = createConsent(config, locale, queuedFetch);
  const app = () => import('./browser/start.tsx');
  const start = { page: { data, personal }, consent, reveal, recovery, fetch: queuedFetch };
  const wake = bootPage({
    recovery,
    start: async () => (await app()).start(start),
    prepare: () => void app(),
  });
  createAnchors({ enabled: config.animated_anchors }).start();
  reveal.start();
  consent.subscribe(() => {
    if (consent.getState().status === 'asking') wake();
  });
  consent.start();
}
