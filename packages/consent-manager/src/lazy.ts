export { showConsentLazily } from './element/show-lazily.ts';
