export { type ConsentModeOptions, startConsentMode } from './consent-mode/consent-mode.ts';
export { consentModeSources } from './items/analytics-sources.ts';
