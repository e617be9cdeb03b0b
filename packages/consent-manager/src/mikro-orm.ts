export { ConsentRecord } from './mikro-orm/consent-record.ts';
export { createConsentStore, exportStoredProofs } from './mikro-orm/consent-store.ts';
