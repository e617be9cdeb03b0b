export { type ConsentJar, createDocumentCookies, domainsOf, pathsOf } from './clearing/cookies.ts';
export { createStorageKeys } from './clearing/storage-keys.ts';
export { type BrowserConsentOptions, createBrowserConsent } from './consent/browser-consent.ts';
export { type Consent, createConsent } from './consent/consent.ts';
export type {
  ConsentClock,
  ConsentOptions,
  ConsentState,
  ConsentView,
} from './consent/options.ts';
export {
  type ButtonView,
  type DialogOptions,
  type DialogView,
  dialogView,
  type GroupView,
  type ItemView,
  type SwitchView,
  shownTexts,
} from './dialog/dialog-view.ts';
export { type PrivacyNode, readPrivacyHtml } from './dialog/privacy.ts';
export { consentModeSources } from './items/analytics-sources.ts';
export { groupItems, type SwitchState, switchState } from './items/groups.ts';
export { type ItemEntry, itemEntries } from './items/item-entries.ts';
export {
  type ConsentCategory,
  type ConsentFacts,
  type ConsentItem,
  type ConsentMap,
  categories,
} from './items/items.ts';
export { type KnownFactsOptions, knownFacts } from './items/known-facts.ts';
export { describeItems, type KnownItemsOptions, knownItems } from './items/known-items.ts';
export { revisionOf } from './items/revision.ts';
export {
  type ConsentEvent,
  type ConsentStatus,
  isOpen,
  transitions,
} from './lifecycle/lifecycle.ts';
export { type ConsentLintInput, lintConsent } from './lint/lint-consent.ts';
export { type ConsentMessages, consentMessages, messagesFor } from './messages.ts';
export { globalPrivacyControl, type PreferenceSource } from './preferences.ts';
export type { ConsentAction, ConsentDecision, ConsentSink } from './proofs/decision.ts';
export { type ConsentProof, createReporter, type ReporterOptions } from './proofs/report.ts';
export { gate } from './runner/gate.ts';
export { type GateMarkupOptions, gateMarkup, type Hydration } from './runner/gate-markup.ts';
export type { ConsentRecord, ConsentStorage } from './storage.ts';
