import type { i18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export type Text = (key: string, values?: Record<string, unknown>) => string;

export function useI18n(): i18n {
  return useTranslation().i18n;
}

/** The page's texts by key. */
export function useText(): Text {
  const { t } = useTranslation();
  return useCallback((key, values) => (values ? t(key, values) : t(key)), [t]);
}

/** A package's own pack, as the site has it. */
export function usePack<Messages>(name: string): Messages {
  const i18n = useI18n();
  return i18n.getResource(i18n.language, 'translation', name) as Messages;
}
