import { createStore } from 'zustand/vanilla';

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

/** Set by the tests in place of the toolbar's values, for a sheet that is shown once. */
export const forcedCombination = createStore<Combination | null>(() => null);
