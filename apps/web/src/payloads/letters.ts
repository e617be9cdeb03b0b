import { createFormats, type Locale } from '@praxiskit/core';
import type { PayloadFunction } from '@praxiskit/pages';
import { type AgeGroup, ageGroups } from '@praxiskit/treatments';
import type { AgedEntry } from '@praxiskit/treatments/react';
import type { ProfileRecord } from '../records/records.ts';

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
    data.list('letters', { sort: '-sent_at', include: 'author' }),
    data.list('profiles', { filter: { user_id: user?.data.id } }),
  ]);
  const [newest = null, ...older] = letters.map((letter): LetterEntry => {
    const at = letter.sent_at ?? letter.created_at;
    const isThisYear = date(at, 'numeric').endsWith(today.slice(0, 4));
    return {
      at,
      path: `/service/letter/${letter.id}`,
      name: letter.subject,
      about: letter.author_name ?? letter.author?.name ?? '',
      date: date(at, isThisYear ? 'short' : 'numeric'),
      fullDate: date(at, 'long'),
      state: t(`private.${letter.mail_status ?? (letter.read_at ? 'read' : 'unread')}`),
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

export interface LetterData {
  subject: string;
  date: string;
  fullDate: string;
  author: string;
  recipient: string[];
  hasMailFailed: boolean;
  paragraphs: string[];
}

export const letter: PayloadFunction<LetterData> = async ({ data, params, locale }) => {
  const { date } = createFormats(locale);
  const include = 'patient,author';
  const record = await data.find('letters', params.id ?? '', { include });
  const at = record.sent_at ?? record.created_at;
  const patient = record.patient ?? null;
  const name = [patient?.title, patient?.first_name, patient?.last_name].filter(Boolean).join(' ');
  const place = [patient?.postal_code, patient?.city].filter(Boolean).join(' ');
  return {
    title: record.subject,
    data: {
      subject: record.subject,
      date: date(at, 'numeric'),
      fullDate: date(at, 'long'),
      author: record.author_name ?? record.author?.name ?? '',
      recipient: [patient?.salutation ?? '', name, patient?.street ?? '', place].filter(Boolean),
      hasMailFailed: record.mail_status === 'failed',
      paragraphs: record.body.split(/\n{2,}/).filter(Boolean),
    },
  };
};
