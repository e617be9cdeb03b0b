export { GateScreen, type GateScreenProps } from './react/gate-screen.tsx';
