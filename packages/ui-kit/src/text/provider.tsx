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

/** Gives the components below a language. Without one they speak American English. */
export function UiKitProvider({ locale = 'en-US', messages, children }: UiKitProviderProps) {
  return <TextContext value={{ locale, messages: { ...en, ...messages } }}>{children}</TextContext>;
}

export function useUiKitTexts(): UiKitTexts {
  return useContext(TextContext) ?? { locale: 'en-US', messages: en };
}
