import type { i18n } from 'i18next';
import { createContext, useCallback, useContext } from 'react';

export type Text = (key: string, values?: Record<string, unknown>) => string;

/** The page's language never changes while its document lives: a context is all that it takes. */
export const I18nContext = createContext<i18n | null>(null);

export function useI18n(): i18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('There are no texts without I18nContext');
  return i18n;
}

/** The page's texts by key. */
export function useText(): Text {
  const { t } = useI18n();
  return useCallback((key, values) => (values ? t(key, values) : t(key)), [t]);
}

/** A package's own pack, as the site has it. */
export function usePack<Messages>(name: string): Messages {
  const i18n = useI18n();
  return i18n.getResource(i18n.language, 'translation', name) as Messages;
}
