export { showConsentLazily } from './element/show-lazily.ts';
export { gateMarkupLazily } from './runner/gate-lazily.ts';
