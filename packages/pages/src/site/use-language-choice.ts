import type { Locale } from '../locale/locale.ts';
import { useOptionalRuntime } from './contexts.ts';
import { useSite } from './hooks.ts';

/** What a switch of languages needs. */
export interface LanguageChoiceProps {
  current: Locale;
  /** Keeps the choice and loads the page in it; false before the page is started: follow the link. */
  onChoose(locale: string): boolean;
}

/**
 * The language of the page, and how another one is chosen for good [R9.3].
 *
 * @throws Error where the data around the page could not be loaded
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { locale } = useSite();
  const runtime = useOptionalRuntime();
  return {
    current: locale,
    onChoose(chosen) {
      runtime?.chooseLocale(chosen);
      return runtime !== null;
    },
  };
}
