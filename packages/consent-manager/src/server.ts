export type { ConsentProof } from './proofs/report.ts';
export { type ConsentLogOptions, consentLog } from './server/consent-log.ts';
export {
  ConsentLogError,
  type ConsentLogErrorCode,
  consentLogMessages,
} from './server/error.ts';
export { exportProofs, type ProofExport } from './server/export.ts';
export { exportProofsCommand } from './server/export-command.ts';
export type { ConsentLimit } from './server/limit.ts';
export { type ConsentStore, createMemoryConsentStore } from './server/store.ts';
export { sweepProofs } from './server/sweep.ts';
