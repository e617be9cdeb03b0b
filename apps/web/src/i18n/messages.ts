import { consentMessages } from '@praxiskit/consent-manager';
import { recordMessages } from '@praxiskit/record-model';
import { uiKitMessages } from '@praxiskit/ui-kit';
import type { Locale } from '../contract.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';

const own: Record<Locale, Record<string, unknown>> = { de, en };

/** The site's texts, and those of the packages that can be changed here, each under its own name. */
export function messagesOf(locale: Locale): Record<string, unknown> {
  return {
    ...own[locale],
    consentManager: consentMessages[locale],
    recordModel: recordMessages[locale],
    uiKit: uiKitMessages[locale],
  };
}
