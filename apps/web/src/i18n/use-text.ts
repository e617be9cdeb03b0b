import { useTranslation } from 'react-i18next';

export type Text = (key: string, values?: Record<string, unknown>) => string;

/** The page's texts by key. */
export function useText(): Text {
  const { t } = useTranslation();
  return (key, values) => (values ? t(key, values) : t(key));
}

/** A package's own pack, as the site has it. */
export function usePack<Messages>(name: string): Messages {
  const { i18n } = useTranslation();
  return i18n.getResource(i18n.language, 'translation', name) as Messages;
}
