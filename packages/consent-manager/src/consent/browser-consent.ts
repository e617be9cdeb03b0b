import { createDocumentCookies } from '../clearing/cookies.ts';
import { createStorageKeys } from '../clearing/storage-keys.ts';
import { globalPrivacyControl } from '../preferences/preferences.ts';
import type { ConsentSink } from '../proofs/decision.ts';
import type { ReporterOptions } from '../proofs/report.ts';
import type { ConsentStorage } from '../storage/storage.ts';
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
  const { onAsk, fetch, sinks = [] } = options;
  // Most visits decide nothing: what sends proofs comes with the first decision.
  let reporter: Promise<ConsentSink> | undefined;
  const load = async (fetch: ReporterOptions['fetch']) =>
    (await import('../proofs/report.ts')).createReporter({ ...options, fetch });
  const report: ConsentSink = (decision) => {
    if (fetch) reporter ??= load(fetch);
    reporter?.then((send) => send(decision)).catch(console.warn);
  };
  const consent = createConsent({
    storage: localStorageOrNull(),
    cookies: createDocumentCookies(),
    keys: createStorageKeys(),
    tabs: window,
    preferences: globalPrivacyControl(),
    ...options,
    isBusy: options.isBusy ?? watchTyping(),
    sinks: [...sinks, report],
  });
  if (onAsk) {
    consent.subscribe(({ status }, former) => {
      if (status === 'asking' && former.status !== 'asking') onAsk();
    });
  }
  return consent;
}

/** Where the browser blocks storage, even reading the property throws. */
function localStorageOrNull(): ConsentStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
