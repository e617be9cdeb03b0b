type SiteTheme = 'system' | 'light' | 'dark';
type SiteLanguage = 'de' | 'en';

export interface Combination {
  theme: SiteTheme;
  language: SiteLanguage;
}

/** Every sheet is shown in each of these. */
export const combinations: readonly Combination[] = [
  { theme: 'light', language: 'de' },
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'de' },
  { theme: 'dark', language: 'en' },
];

let forced: Combination | null = null;
const listeners = new Set<() => void>();

/** Set by the tests in place of the toolbar's values, for a sheet that is shown once. */
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
