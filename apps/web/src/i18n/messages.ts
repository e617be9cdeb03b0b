import type { Locale } from '../contract.ts';
import { de } from '../messages/de.ts';
import { en } from '../messages/en.ts';

const own: Record<Locale, Record<string, unknown>> = { de, en };

/** The site's texts and those of the packages, each under its own name. */
export function messagesOf(locale: Locale): Record<string, unknown> {
  return { ...own[locale] };
}
