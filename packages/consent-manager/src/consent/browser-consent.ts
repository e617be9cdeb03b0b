import { createDocumentCookies } from '../cookies/cookies.ts';
import type { ConsentStorage } from '../storage/storage.ts';
import { type Consent, type ConsentOptions, createConsent } from './consent.ts';
import { createReporter, type ReporterOptions } from './report.ts';

/** The items and the proof log; any port of `createConsent` can be replaced. */
export type BrowserConsentOptions = Pick<ConsentOptions, 'items'> &
  Partial<Omit<ConsentOptions, 'onDecision'>> &
  ReporterOptions & {
    /** Called when the visitor is to be asked: what shows the question may be loaded by then only. */
    onAsk?: () => void;
  };

/**
 * The consent of a page: stored in localStorage, the same in every tab, each decision sent to the
 * proof log at `path`. Create one per document: its listeners for typing are never removed.
 *
 * @throws Error as `createConsent`, for its items
 */
export function createBrowserConsent(options: BrowserConsentOptions): Consent {
  const consent = createConsent({
    storage: localStorageOrNone(),
    cookies: createDocumentCookies(),
    tabs: window,
    ...options,
    isBusy: options.isBusy ?? watchTyping(),
    onDecision: createReporter(options),
  });
  const { onAsk } = options;
  if (onAsk) {
    consent.subscribe(({ status }, former) => {
      if (status === 'asking' && former.status !== 'asking') onAsk();
    });
  }
  return consent;
}

/** Where the browser blocks storage, even reading the property throws. */
function localStorageOrNone(): ConsentStorage {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem() {}, removeItem() {} };
  }
}

/** How long after a key the visitor counts as typing, in ms. */
const PAUSE_MS = 1500;

/** The question takes the focus, so a key that was meant for a field would press one of its buttons. */
function watchTyping(): () => boolean {
  let lastKeyAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    lastKeyAt = performance.now();
  };
  addEventListener('input', note, { capture: true, passive: true });
  addEventListener('keydown', note, { capture: true, passive: true });
  return () => performance.now() - lastKeyAt < PAUSE_MS;
}
