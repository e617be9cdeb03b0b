declare module 'virtual:facts' {
  export const facts: import('./facts.ts').Facts;
}

declare module 'virtual:api' {
  /** By the name of a package's folder. */
  export const apis: Partial<
    Record<string, () => Promise<{ api: import('./facts.ts').ApiEntry[] }>>
  >;
}
