import type { Locale } from '@praxiskit/core';

interface Messages {
  readonly doctor: Readonly<Record<'title' | 'refusals' | 'today', string>>;
}

/** Around the doctors. */
export const practiceMessages: Readonly<Record<Locale, Messages>> = {
  de: { doctor: { title: 'Wer Sie behandelt', refusals: 'Was ich nicht tue', today: 'heute' } },
  en: { doctor: { title: 'Who treats you', refusals: 'What I do not do', today: 'today' } },
};
