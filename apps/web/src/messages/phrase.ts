import type { Locale } from '@praxiskit/core';

/** The kind of practice, for every title [R1.1]; apart from the other texts, because titles need it early. */
export const phrase: Record<Locale, string> = {
  de: 'Praxis für ästhetische Medizin',
  en: 'Aesthetic Medicine Practice',
};
