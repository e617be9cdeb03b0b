export { type BrowserConsentOptions, createBrowserConsent } from './consent/browser-consent.ts';
export {
  type Consent,
  type ConsentAction,
  type ConsentClock,
  type ConsentOptions,
  type ConsentState,
  type ConsentView,
  createConsent,
} from './consent/consent.ts';
export { type ConsentProof, createReporter, type ReporterOptions } from './consent/report.ts';
export { type CookieJar, createDocumentCookies, domainsOf, pathsOf } from './cookies/cookies.ts';
export {
  type ConsentCategory,
  type ConsentItem,
  type ConsentMap,
  categories,
  groupItems,
  type SwitchState,
  switchState,
} from './items/items.ts';
export { type KnownItemsOptions, knownItems } from './items/known-items.ts';
export { changedSince, revisionOf } from './items/revision.ts';
export {
  type ConsentEvent,
  type ConsentStatus,
  isOpen,
  transitions,
} from './lifecycle/lifecycle.ts';
export { type ConsentMessages, consentMessages } from './messages/messages.ts';
export type { ConsentRecord, ConsentStorage } from './storage/storage.ts';
