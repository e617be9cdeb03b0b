export { ConsentDialog, type ConsentDialogProps } from './react/consent-dialog.tsx';
export { ConsentFrame, type ConsentFrameProps } from './react/consent-frame.tsx';
export {
  ConsentProvider,
  useConsent,
  useConsentManager,
  useConsentState,
} from './react/context.tsx';
export { PrivacyText } from './react/privacy-text.tsx';
