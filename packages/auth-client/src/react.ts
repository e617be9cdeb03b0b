export { createAuthClient } from './index.ts';
