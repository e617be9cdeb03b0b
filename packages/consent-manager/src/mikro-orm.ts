export { ConsentRecord } from './mikro-orm/consent-record.ts';
export { createConsentStore } from './mikro-orm/consent-store.ts';
