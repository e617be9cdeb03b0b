export {
  type AttemptsOptions,
  createMemoryAttempts,
  type GateAttempts,
} from './server/attempts.ts';
export {
  type ConstructionGateOptions,
  constructionGate,
  type GatePage,
} from './server/construction-gate.ts';
export {
  GateError,
  type GateErrorCode,
  gateErrorMessages,
} from './server/error.ts';
export { createGatePassword, type GatePassword } from './server/gate-password.ts';
