import type { SqlEntityManager } from '@mikro-orm/sql';
import { User } from '@praxiskit/auth-server/mikro-orm';
import { dayIn, type Locale } from '@praxiskit/core';
import { fullName } from '@praxiskit/patients';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { normaliseLetterText } from '../letter-text/normalise.ts';
import { parseLetterText } from '../letter-text/parse.ts';
import {
  type FrozenLetter,
  type LetterHead,
  letterEngine,
  letterTemplate,
} from '../press/letter.ts';

/** The practice as its letters name it. */
export interface LetterSender {
  readonly head: LetterHead;
  /** 'Fachärztin für Dermatologie'; '' for an author without a title. */
  titleOf(author: string): string;
}

/** Who writes, in the language of the letter. */
export type ReadLetterSender = (em: SqlEntityManager, locale: Locale) => Promise<LetterSender>;

/** Who gets a letter, by wire name. */
export interface LetterRecipient {
  readonly salutation?: string | null;
  readonly title?: string | null;
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly street?: string | null;
  readonly postal_code?: string | null;
  readonly city?: string | null;
  /** Of ISO 3166, or written out. */
  readonly country?: string | null;
}

export interface LetterParts {
  readonly locale: Locale;
  readonly subject: string;
  readonly body: string;
  readonly reference: string;
  /** ISO 8601 day. */
  readonly date: string;
  readonly recipient: LetterRecipient;
  readonly sender: LetterSender;
  readonly author: string;
  /** By default that of the language; '' for a text that has its own. */
  readonly closing?: string;
}

/** Where letters need no line for the country. */
const home = 'DE';
const closings: Record<Locale, string> = { de: 'Mit freundlichen Grüßen', en: 'Kind regards' };

/** All that the print of a letter shows. */
export function composeLetter(parts: LetterParts): FrozenLetter {
  const { locale, subject, body, reference, date, recipient, sender, author } = parts;
  const { closing = closings[locale] } = parts;
  return {
    locale,
    recipient: linesOf(recipient, locale),
    letterhead: sender.head,
    date,
    reference,
    subject,
    blocks: parseLetterText(normaliseLetterText(body)).blocks,
    closing,
    author: { name: author, title: sender.titleOf(author) },
    template: letterTemplate,
    engine: letterEngine,
  };
}

function linesOf(recipient: LetterRecipient, locale: Locale): string[] {
  const { salutation, street, postal_code, city, country } = recipient;
  const place = [postal_code, city].filter(Boolean).join(' ');
  const abroad = country && country.toUpperCase() !== home ? nameOf(country, locale) : '';
  return [salutation, fullName(recipient), street, place, abroad].filter(
    (line) => !!line,
  ) as string[];
}

/** 'AT' → 'ÖSTERREICH': the last line of an address abroad is in capitals (DIN 5008). */
function nameOf(country: string, locale: Locale): string {
  const isCode = /^[A-Za-z]{2}$/.test(country);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return ((isCode && names.of(country.toUpperCase())) || country).toUpperCase();
}

/** The columns of a letter that its print is made of, by wire name. */
export interface LetterContent {
  readonly patient_id: unknown;
  readonly author_id: unknown;
  readonly locale: unknown;
  readonly subject: unknown;
  readonly body: unknown;
  readonly reference: unknown;
}

/** A letter with its recipient, its author and the practice as they are now. */
export async function freezeLetter(
  em: SqlEntityManager,
  content: LetterContent,
  readSender: ReadLetterSender,
  now: number = Date.now(),
): Promise<FrozenLetter> {
  const locale: Locale = content.locale === 'en' ? 'en' : 'de';
  const patient = await em.findOneOrFail(Profile, { id: String(content.patient_id) });
  const author = content.author_id
    ? await em.findOne(User, { id: String(content.author_id) })
    : null;
  return composeLetter({
    locale,
    subject: String(content.subject ?? ''),
    body: String(content.body ?? ''),
    reference: String(content.reference ?? patient.fileNumber ?? ''),
    date: dayIn(now),
    recipient: {
      salutation: patient.salutation ?? null,
      title: patient.title ?? null,
      first_name: patient.firstName ?? null,
      last_name: patient.lastName ?? null,
      street: patient.street ?? null,
      postal_code: patient.postalCode ?? null,
      city: patient.city ?? null,
      country: patient.country ?? null,
    },
    sender: await readSender(em, locale),
    author: author?.name ?? '',
  });
}
