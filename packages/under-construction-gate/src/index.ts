export {
  ACCESS_KEY,
  createGate,
  type Digest,
  type Gate,
  type GateEvent,
  type GateOptions,
  type GateState,
  type GateStatus,
  type GateStorage,
  sha256Hex,
  transitions,
} from './gate/gate.ts';
export { createLock, createUnlock, type UnlockOptions } from './gate/unlock.ts';
export { type GateMessages, gateMessages } from './messages.ts';
