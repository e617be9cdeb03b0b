export {
  createMemoryAttempts,
  type GateAttempts,
  type MemoryAttemptsOptions,
} from './server/attempts.ts';
export {
  type AccessRule,
  type ConstructionGateOptions,
  constructionGate,
  type GatePage,
} from './server/construction-gate.ts';
export { GateError, type GateErrorCode } from './server/error.ts';
