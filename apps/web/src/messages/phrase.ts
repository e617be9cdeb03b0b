import type { Locale } from '@praxiskit/core';

/** What the practice is, in every title [R1.1]; apart from the other texts, because titles need it early. */
export const phrase: Record<Locale, string> = {
  de: 'Praxis für ästhetische Medizin',
  en: 'Aesthetic Medicine Practice',
};
