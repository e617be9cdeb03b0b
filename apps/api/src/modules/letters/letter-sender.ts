import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Locale } from '@praxiskit/core';
import type { LetterSender } from '@praxiskit/letters/server';
import { readPractice } from '@praxiskit/practice/mikro-orm';

/** The facts of the practice that its letters show. */
interface SenderFacts {
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly chamber: string;
  readonly doctors: readonly {
    readonly title: string;
    readonly name: string;
    readonly role_de: string;
    readonly role_en: string;
  }[];
}

export function letterSenderOf(facts: SenderFacts, locale: Locale): LetterSender {
  const doctors = facts.doctors.map(({ title, name, [`role_${locale}` as const]: role }) => ({
    name: `${title} ${name}`.trim(),
    role,
  }));
  const { name, street, postalCode, city, phone, email, chamber } = facts;
  return {
    head: {
      brand: name,
      doctor: doctors[0]?.name ?? '',
      chamber,
      phone,
      email,
      address: [street, `${postalCode} ${city}`.trim()].filter(Boolean),
      footer: [],
    },
    titleOf: (author) => doctors.find((doctor) => doctor.name === author)?.role ?? '',
  };
}

export const readLetterSender = async (em: SqlEntityManager, locale: Locale) =>
  letterSenderOf(await readPractice(em), locale);
