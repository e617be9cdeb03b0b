import type { Locale } from '@praxiskit/core';
import { useLocation } from 'react-router';
import { useOptionalRuntime } from './contexts.ts';
import { useRoute, useSite } from './hooks.ts';

/** What a switch of languages needs. */
export interface LanguageChoiceProps {
  current: Locale;
  /** What the links to the other languages keep of the address: `?token=…`, or nothing. */
  query: string;
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
  const { search } = useLocation();
  const route = useRoute();
  const runtime = useOptionalRuntime();
  // One remembered page is rendered for every query of its address, and reads none.
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
