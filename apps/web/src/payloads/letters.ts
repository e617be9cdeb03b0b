import { createFormats, type Locale } from '@praxiskit/core';
import { type FrozenLetter, parseLetterText } from '@praxiskit/letters';
import type { PayloadFunction } from '@praxiskit/pages';
import { fullName } from '@praxiskit/patients';
import { type AgeGroup, ageGroups } from '@praxiskit/treatments';
import type { AgedEntry } from '@praxiskit/treatments/react';
import { type LetterRecord, type ProfileRecord, practiceFacts } from '../records/records.ts';

export interface LetterEntry extends AgedEntry {
  at: string;
  fullDate: string;
}

export interface PrivateData {
  greeting: string;
  newest: LetterEntry | null;
  older: AgeGroup<LetterEntry>[];
}

/** 'Frau Dr. Mustermann'; the whole name where no salutation is known, or its language is another one. */
function addressOf(profile: ProfileRecord | undefined, locale: Locale): string {
  if (!profile) return '';
  const { salutation, title, first_name, last_name } = profile;
  if (locale === 'de' && salutation && last_name)
    return [salutation, title, last_name].filter(Boolean).join(' ');
  return [first_name, last_name].filter(Boolean).join(' ');
}

export const privateArea: PayloadFunction<PrivateData> = async (context) => {
  const { data, session, locale, today, t } = context;
  const { date } = createFormats(locale);
  const user = session?.user;
  const [letters, profiles] = await Promise.all([
    data.list('letters', {
      // Their own alone, for staff who are patients, too.
      filter: { status: 'sent', patient: { user_id: user?.data.id } },
      sort: '-sent_at',
      include: 'author',
    }),
    data.list('profiles', { filter: { user_id: user?.data.id } }),
  ]);
  const [newest = null, ...older] = letters.map((letter): LetterEntry => {
    const at = letter.sent_at ?? letter.created_at;
    const isThisYear = date(at, 'numeric').endsWith(today.slice(0, 4));
    return {
      at,
      path: `/service/letter/${letter.id}`,
      name: letter.frozen?.subject ?? letter.subject,
      about: letter.author_name ?? letter.author?.name ?? '',
      date: date(at, isThisYear ? 'short' : 'numeric'),
      fullDate: date(at, 'long'),
      state: t(`private.${letter.read_at ? 'read' : 'unread'}`),
    };
  });
  return {
    data: {
      greeting: t('private.greeting', { name: addressOf(profiles[0], locale) || user?.name }),
      newest,
      older: ageGroups(older, {
        month: (at) => date(at, 'month'),
        mark: (at) => date(at, 'shortMonth'),
        earlier: t('private.earlier'),
      }),
    },
  };
};

/** A letter as it was sent, or a draft as it would be; of a withdrawn letter the date alone. */
export type LetterData = { fullDate: string } & (
  | { withdrawn: string }
  | {
      withdrawn: null;
      date: string;
      author: string;
      hasMailFailed: boolean;
      letter: Omit<FrozenLetter, 'template' | 'engine'>;
    }
);

export const letter: PayloadFunction<LetterData> = async (context) => {
  const { data, params, locale, t } = context;
  const { date } = createFormats(locale);
  const id = params.id ?? '';
  const card = await data.find('letter_cards', id);
  const at = card.sent_at ?? card.listed_at;
  // In the history and on other screens, too: no subject.
  const fullDate = date(at, 'long');
  const title = t('letter.of', { date: fullDate });
  if (card.status === 'withdrawn') {
    const withdrawn = date(card.withdrawn_at ?? at, 'long');
    return { title, data: { fullDate, withdrawn } };
  }
  const record = await data.find('letters', id, { include: 'patient,author' });
  const letter = record.frozen ?? (await draftOf(record, context));
  return {
    title,
    data: {
      fullDate,
      withdrawn: null,
      date: date(letter.date, 'numeric'),
      author: record.author_name ?? letter.author.name,
      hasMailFailed: record.mail_status === 'failed',
      letter,
    },
  };
};

type PayloadContext = Parameters<PayloadFunction<LetterData>>[0];

/** A letter that was not sent, for those who write it. */
async function draftOf(record: LetterRecord, { data, today }: PayloadContext) {
  const facts = await practiceFacts(data);
  const { name, street, postal_code, city, phone, email, chamber } = facts;
  const { patient } = record;
  const place = [patient?.postal_code, patient?.city].filter(Boolean).join(' ');
  const recipient = [patient?.salutation, fullName(patient ?? {}), patient?.street, place];
  return {
    locale: record.locale,
    recipient: recipient.filter((line) => !!line) as string[],
    letterhead: {
      brand: name,
      doctor: '',
      chamber,
      phone,
      email,
      address: [street, `${postal_code} ${city}`.trim()],
      footer: [],
    },
    date: today,
    reference: record.reference ?? '',
    subject: record.subject,
    blocks: parseLetterText(record.body).blocks,
    closing: '',
    author: { name: record.author?.name ?? '', title: '' },
  };
}
