import type { Locale } from '@praxiskit/core';
import { telephoneAddress, type Words, withWords } from '@praxiskit/pages';
import { messages } from '../messages.ts';
import type { Section } from './section.ts';

/** The German on-call service of doctors. */
const ON_CALL = '116\u00a0117';
const EMERGENCY = '112';

/**
 * Whom to call when something is wrong after a treatment: the practice, the on-call service, the
 * ambulance.
 *
 * @param telephone the practice's; without one, the other two
 * @param words the practice's own in place of `treatmentMessages`, by 'treatments.{key}'
 */
export function helpSections(telephone: string, locale: Locale, words?: Words): Section[] {
  const { titles, help } = withWords(messages[locale], words, 'treatments');
  const entries = (
    [
      ['practice', telephone],
      ['onCall', ON_CALL],
      ['emergency', EMERGENCY],
    ] as const
  )
    .filter(([, number]) => number !== '')
    .map(([when, number]) => ({ ...help[when], number, href: telephoneAddress(number) }));
  return [{ id: 'help', title: titles.help, kind: 'help', entries }];
}
