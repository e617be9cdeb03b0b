import type { Locale } from '@praxiskit/core';

/** The parts of a person that a letter greets, by wire name. */
export interface Greeted {
  readonly salutation?: string | null;
  readonly title?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
}

const greetings: Record<Locale, Readonly<Record<string, string>>> = {
  de: { Frau: 'Sehr geehrte Frau', Herr: 'Sehr geehrter Herr' },
  en: { Frau: 'Dear Ms', Herr: 'Dear Mr', Ms: 'Dear Ms', Mrs: 'Dear Mrs', Mr: 'Dear Mr' },
};
const others: Record<Locale, string> = { de: 'Guten Tag', en: 'Dear' };

/** 'Sehr geehrte Frau Dr. Mustermann'; with the whole name where the salutation is not known. */
export function salutationOf(person: Greeted, locale: Locale): string {
  const { salutation, title, first_name, last_name } = person;
  const greeting = last_name ? greetings[locale][salutation?.trim() ?? ''] : undefined;
  const words = greeting
    ? [greeting, title, last_name]
    : [others[locale], title, first_name, last_name];
  return words.filter(Boolean).join(' ');
}
