import { consentMessages } from '@praxiskit/consent-manager';
import { recordMessages } from '@praxiskit/record-model';
import { uiKitMessages } from '@praxiskit/ui-kit';
import type { Locale } from '../contract.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';

const own: Record<Locale, Record<string, unknown>> = { de, en };

/** What the legal pages need while the rest of the site is closed. */
const openParts = ['nav', 'site', 'error'];

/**
 * The site's texts, and those of the packages that can be changed here, each under its own name.
 * Behind the closed gate nothing tells of pages that nobody may see yet.
 */
export function messagesOf(locale: Locale, isLocked = false): Record<string, unknown> {
  const texts = Object.entries(own[locale]);
  return {
    ...Object.fromEntries(isLocked ? texts.filter(([key]) => openParts.includes(key)) : texts),
    consentManager: consentMessages[locale],
    recordModel: recordMessages[locale],
    uiKit: uiKitMessages[locale],
  };
}
