import { type AccountMessages, accountEn } from './account-messages.ts';
import { useUiKitTexts } from './provider.tsx';

/** The language of the nearest provider, and its texts for account pages; English where it has none. */
export function useAccountTexts(): { locale: string; texts: AccountMessages } {
  const { locale, messages } = useUiKitTexts();
  return { locale, texts: messages.account ?? accountEn };
}
