import { accountPagesMessages } from '@praxiskit/account-pages';
import { consentMessages } from '@praxiskit/consent-manager';
import { requestMessages } from '@praxiskit/contact-requests';
import type { Locale } from '@praxiskit/core';
import { wayMapMessages } from '@praxiskit/practice';
import { recordMessages } from '@praxiskit/record-model';
import { uiKitMessages } from '@praxiskit/ui-kit';
import { staffTexts } from '../staff-pages.ts';
import { de } from './de.ts';
import { en } from './en.ts';

const own: Record<Locale, Record<string, unknown>> = { de, en };

/** Texts that the legal pages and the dialogs over them need while the rest of the site is closed. */
const openParts = [
  'nav',
  'site',
  'error',
  'layers',
  'version',
  'unsaved',
  'consentManager',
  'uiKit',
  'accountPages',
];

/**
 * The site's texts, and those of the packages that can be changed here, each under its own name.
 * Behind a closed gate they leave out the texts of pages that are not open yet.
 */
export function messagesOf(locale: Locale, isLocked: boolean): Record<string, unknown> {
  const { common, session } = accountPagesMessages[locale];
  const texts = {
    ...own[locale],
    accountPages: isLocked ? { common, session } : accountPagesMessages[locale],
    consentManager: consentMessages[locale],
    contactRequests: requestMessages[locale],
    recordModel: recordMessages[locale],
    staffRooms: staffTexts(locale),
    uiKit: uiKitMessages[locale],
    wayMap: wayMapMessages[locale],
  };
  return isLocked
    ? Object.fromEntries(Object.entries(texts).filter(([part]) => openParts.includes(part)))
    : texts;
}
