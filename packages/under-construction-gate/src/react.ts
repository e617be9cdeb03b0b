export { createUnderConstructionGate } from './index.ts';
