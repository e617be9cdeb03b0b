declare module 'virtual:facts' {
  import type { Facts } from './facts.ts';
  export const facts: Facts;
}
