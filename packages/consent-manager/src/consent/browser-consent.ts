import { createDocumentCookies } from '../clearing/cookies.ts';
import { createStorageKeys } from '../clearing/storage-keys.ts';
import { attempt } from '../lifecycle/attempt.ts';
import { isOpen } from '../lifecycle/lifecycle.ts';
import { globalPrivacyControl } from '../preferences.ts';
import type { ConsentDecision } from '../proofs/decision.ts';
import { storeUnsent, unsentText } from '../proofs/outbox.ts';
import type { createReporter, ReporterOptions } from '../proofs/report.ts';
import { isVisitorBusy } from './busy.ts';
import { type Consent, createConsent } from './consent.ts';
import type { ConsentOptions } from './options.ts';

/** The items and the proof log; any port of `createConsent` can be replaced. */
export type BrowserConsentOptions = Pick<ConsentOptions, 'items'> &
  Partial<ConsentOptions> &
  Partial<ReporterOptions> & {
    /**
     * Called when the visitor is to be asked: what shows the question may be loaded by then only. The question waits
     * for its promise, and for the visitor who has become busy meanwhile.
     */
    onAsk?: () => unknown;
  };

/**
 * The consent of a page: stored in localStorage, the same in every tab; Global Privacy Control declines
 * without a question. With `fetch` each decision is sent to the proof log at `path`. The question waits while the
 * visitor fills in a field or has a menu open.
 *
 * @throws Error as `createConsent`, for its items
 */
export function createBrowserConsent(options: BrowserConsentOptions): Consent {
  const { onAsk, fetch, sinks = [], storage = attempt(() => localStorage) } = options;
  // Most visits decide nothing: what sends proofs comes with the first decision, and with what the page
  // before could not send.
  let reporter: Promise<ReturnType<typeof createReporter>> | undefined;
  function report(decision?: ConsentDecision) {
    if (!fetch) return;
    // At once: the page may be left before the rest has come.
    if (decision) storeUnsent(storage, decision);
    reporter ??= import('../proofs/report.ts').then((module) =>
      module.createReporter({ ...options, fetch, storage }),
    );
    reporter.then((send) => send(decision)).catch(console.error);
  }
  if (unsentText(storage)) report();
  let isShowable = !onAsk;
  let isAnnounced = isShowable;
  async function announce() {
    if (isAnnounced) return;
    isAnnounced = true;
    try {
      await onAsk?.();
    } catch (error) {
      console.error(error);
    }
    isShowable = true;
  }
  const { isBusy = isVisitorBusy } = options;
  const consent = createConsent({
    cookies: createDocumentCookies(),
    keys: createStorageKeys(),
    tabs: window,
    preferences: globalPrivacyControl(),
    ...options,
    isBusy() {
      if (isBusy()) return true;
      void announce();
      return !isShowable;
    },
    storage,
    sinks: [...sinks, report],
  });
  consent.subscribe(({ status }) => {
    if (isOpen(status)) void announce();
  });
  return consent;
}
