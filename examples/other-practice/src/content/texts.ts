import { consentMessages } from '@praxiskit/consent-manager';
import type { Locale } from '@praxiskit/core';
// #region prices
import { recordMessages } from '@praxiskit/record-model';
// #endregion
import { uiKitMessages } from '@praxiskit/ui-kit';
// #region de
import { de } from './de.ts';
// #endregion
// #region en
import { en } from './en.ts';
// #endregion
import type { Language, languages } from './practice.ts';

const own = {
  // #region de
  de,
  // #endregion
  // #region en
  en,
  // #endregion
};

/** Every language has the texts of the first one. */
type Texts = (typeof own)[(typeof languages)[0]];
const texts: Record<Language, Texts> = own;

/** The texts of one of the site's languages. */
export function ownTexts(locale: Locale): Texts {
  return texts[locale as Language];
}

/** The texts of single pages. */
const ofPages = ['home', 'prices', 'login', 'video'];

/** The site's texts, and those of the packages, each under its own name; behind a closed gate those of no page. */
export function textsOf(locale: Locale, isLocked: boolean): Record<string, unknown> {
  const own = Object.entries(ownTexts(locale));
  return {
    ...Object.fromEntries(own.filter(([part]) => !isLocked || !ofPages.includes(part))),
    consentManager: consentMessages[locale],
    // #region prices
    recordModel: recordMessages[locale],
    // #endregion
    uiKit: uiKitMessages[locale],
  };
}
