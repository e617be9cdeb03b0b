import { createContext, type ReactNode, useContext } from 'react';
import { en, type UiKitMessages } from './messages.ts';

export interface UiKitTexts {
  /** A BCP 47 tag, for numbers, days and prices. */
  locale: string;
  messages: UiKitMessages;
}

const TextContext = /* @__PURE__ */ createContext<UiKitTexts | null>(null);

export interface UiKitProviderProps {
  locale?: string;
  messages?: Partial<UiKitMessages>;
  children: ReactNode;
}

/** Sets the language of the components below. Without a provider it is American English. */
export function UiKitProvider({ locale = 'en-US', messages, children }: UiKitProviderProps) {
  return <TextContext value={{ locale, messages: { ...en, ...messages } }}>{children}</TextContext>;
}

export function useUiKitTexts(): UiKitTexts {
  return useContext(TextContext) ?? { locale: 'en-US', messages: en };
}
