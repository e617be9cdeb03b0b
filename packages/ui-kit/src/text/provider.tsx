import { createContext, type ReactNode, useContext } from 'react';
import { en, type UiKitMessages } from './messages.ts';

/** The language of the components. */
export interface UiKitTexts {
  /** A BCP 47 tag, for numbers, days and prices. */
  locale: string;
  messages: UiKitMessages;
}

const TextContext = /* @__PURE__ */ createContext<UiKitTexts | null>(null);

export interface UiKitProviderProps {
  /** A BCP 47 tag; 'en-US' by default. */
  locale?: string;
  /** In place of the English ones. */
  messages?: Partial<UiKitMessages>;
  children: ReactNode;
}

/**
 * Sets the language of the components below. Without a provider it is American English [R9.3]. For a
 * `locale` that is no BCP 47 tag, components that write numbers or days throw a RangeError.
 */
export function UiKitProvider({ locale = 'en-US', messages, children }: UiKitProviderProps) {
  return <TextContext value={{ locale, messages: { ...en, ...messages } }}>{children}</TextContext>;
}

/** The language and texts of the nearest provider. */
export function useUiKitTexts(): UiKitTexts {
  return useContext(TextContext) ?? { locale: 'en-US', messages: en };
}
