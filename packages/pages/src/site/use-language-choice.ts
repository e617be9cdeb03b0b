import type { Locale } from '@praxiskit/core';
import { useLocation } from 'react-router';
import { useOptionalRuntime } from './contexts.ts';
import { useRoute, useSite } from './hooks.ts';

export interface LanguageChoiceProps {
  current: Locale;
  /** The query that links to other languages keep: `?token=…`, or nothing. */
  query: string;
  /**
   * Stores the choice and loads the page in it; false before the page is started: follow the link.
   */
  onChoose(locale: string): boolean;
}

/**
 * The language of the page, and the switch to another one [R9.3].
 * @throws Error where the data around the page could not be loaded
 */
export function useLanguageChoice(): LanguageChoiceProps {
  const { locale } = useSite();
  const { search } = useLocation();
  const route = useRoute();
  const runtime = useOptionalRuntime();
  // A remembered page is rendered once for every query of its address, so it reads none.
  const isShared = route === null || route.memory;
  return {
    current: locale,
    query: isShared ? '' : search,
    onChoose(chosen) {
      runtime?.chooseLocale(chosen);
      return runtime !== null;
    },
  };
}
