import { createDocumentCookies } from '../clearing/cookies.ts';
import { createStorageKeys } from '../clearing/storage-keys.ts';
import { attempt } from '../lifecycle/attempt.ts';
import { globalPrivacyControl } from '../preferences/preferences.ts';
import type { ConsentDecision } from '../proofs/decision.ts';
import { keepUnsent, unsentText } from '../proofs/outbox.ts';
import type { createReporter, ReporterOptions } from '../proofs/report.ts';
import { type Consent, createConsent } from './consent.ts';
import type { ConsentOptions } from './options.ts';
import { watchTyping } from './typing.ts';

/** The items and the proof log; any port of `createConsent` can be replaced. */
export type BrowserConsentOptions = Pick<ConsentOptions, 'items'> &
  Partial<ConsentOptions> &
  Partial<ReporterOptions> & {
    /** Called when the visitor is to be asked: what shows the question may be loaded by then only. */
    onAsk?: () => void;
  };

/**
 * The consent of a page: stored in localStorage, the same in every tab; Global Privacy Control declines
 * without a question. With `fetch` each decision is sent to the proof log at `path`. Create one per
 * document: its listeners for typing are never removed.
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
    if (decision) keepUnsent(storage, decision);
    reporter ??= import('../proofs/report.ts').then((module) =>
      module.createReporter({ ...options, fetch, storage }),
    );
    reporter.then((send) => send(decision)).catch(console.error);
  }
  if (unsentText(storage)) report();
  const consent = createConsent({
    cookies: createDocumentCookies(),
    keys: createStorageKeys(),
    tabs: window,
    preferences: globalPrivacyControl(),
    isBusy: watchTyping(),
    ...options,
    storage,
    sinks: [...sinks, report],
  });
  consent.subscribe(({ status }, former) => {
    if (status === 'asking' && former.status !== 'asking') onAsk?.();
  });
  return consent;
}
