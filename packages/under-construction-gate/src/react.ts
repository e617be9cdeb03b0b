export {
  type GateBrand,
  type GatePage,
  type GatePageContext,
  type GatePageOptions,
  gatePage,
  startGatePage,
} from './react/gate-page.tsx';
export { GateScreen, type GateScreenProps } from './react/gate-screen.tsx';
export { type HydrateGateOptions, hydrateGate } from './react/hydrate-gate.tsx';
