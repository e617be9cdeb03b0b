export { GateScreen, type GateScreenProps } from './react/gate-screen.tsx';
export { type HydrateGateOptions, hydrateGate } from './react/hydrate-gate.tsx';
