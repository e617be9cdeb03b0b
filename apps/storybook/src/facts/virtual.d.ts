declare module 'virtual:facts' {
  export const facts: import('./facts.ts').Facts;
}
