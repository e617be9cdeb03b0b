export { type BrowserParts, type HydrateOptions, hydratePage } from './hydration/hydrate.tsx';
export type { NewVersion } from './hydration/new-version.ts';
export type { UnsavedEdits } from './unsaved.ts';
