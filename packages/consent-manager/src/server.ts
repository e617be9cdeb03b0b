export type { ConsentProof } from './consent/report.ts';
export { type AccessRule, type ConsentLogOptions, consentLog } from './server/consent-log.ts';
export { type ConsentStore, createMemoryConsentStore } from './server/store.ts';
