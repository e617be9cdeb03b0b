export {
  type ConsentModeOptions,
  consentModeSources,
  startConsentMode,
} from './consent-mode/consent-mode.ts';
