export type SiteTheme = 'system' | 'light' | 'dark';
export type SiteLanguage = 'de' | 'en';

export interface Combination {
  theme: SiteTheme;
  language: SiteLanguage;
}

/** What every sheet is shown in. */
export const combinations: readonly Combination[] = [
  { theme: 'light', language: 'de' },
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'de' },
  { theme: 'dark', language: 'en' },
];

let forced: Combination | null = null;
const listeners = new Set<() => void>();

/** What the tests put in the toolbar's place while they go through a sheet that is shown once. */
export const forcedCombination = {
  get: () => forced,
  set(combination: Combination | null) {
    forced = combination;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
