export { createConsentManager } from './index.ts';
