export { createAnimations } from './index.ts';
