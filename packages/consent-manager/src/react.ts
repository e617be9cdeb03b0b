export { ConsentDialog, type ConsentDialogProps } from './react/consent-dialog.tsx';
export {
  ConsentProvider,
  useConsent,
  useConsentManager,
  useConsentState,
} from './react/context.tsx';
export { PrivacyText } from './react/privacy-text.tsx';
