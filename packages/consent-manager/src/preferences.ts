import { type ConsentFacts, type ConsentMap, mapOf } from './items/items.ts';

/**
 * Answers that the visitor has given elsewhere: a signal of the browser, or a service that manages
 * consent (EinwV). The visitor's decision on the site itself takes precedence.
 */
export interface PreferenceSource {
  /**
   * Item id → allowed. The visitor is not asked while it names every optional item; null where it has no answer.
   */
  read(items: readonly ConsentFacts[]): ConsentMap | null;
  /** Calls back when `read` would answer otherwise; returns the end of it. */
  subscribe?(listener: () => void): () => void;
}

/**
 * Global Privacy Control (https://w3c.github.io/gpc): where the browser sends it, everything optional is
 * declined without a question. The settings and each placeholder can still allow single items.
 */
export function globalPrivacyControl(
  browser: { globalPrivacyControl?: boolean } = navigator as object,
): PreferenceSource {
  return {
    read: (items) => (browser.globalPrivacyControl ? mapOf(items, () => false) : null),
  };
}
