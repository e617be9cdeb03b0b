import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Text, textsOf } from './i18n.ts';

/** The page's i18next instance; its language never changes while the document lives. */
export function useI18n(): i18n {
  return useTranslation().i18n;
}

/** The page's texts by key; a missing key is shown as its own text. */
export function useText(): Text {
  const i18n = useI18n();
  return useMemo(() => textsOf(i18n), [i18n]);
}

/** A package's pack, under this name among the site's texts; undefined if the site has none. */
export function usePack<Messages>(name: string): Messages {
  const i18n = useI18n();
  return i18n.getResource(i18n.language, 'translation', name) as Messages;
}
