import { createFormats, type PayloadFunction } from '@praxiskit/pages';
import type { LetterRecord, ProfileRecord } from '../records/records.ts';

export interface LetterEntry {
  path: string;
  subject: string;
  author: string;
  date: string;
  fullDate: string;
  isRead: boolean;
}

export interface PrivateData {
  greeting: string;
  newest: LetterEntry | null;
  /** By age: this month, then month by month, each with its own layer further down. */
  older: { name: string; letters: LetterEntry[] }[];
}

/** 'Frau Dr. Mustermann', or the first name where no salutation is known. */
export function addressOf(profile: ProfileRecord | null): string {
  if (!profile) return '';
  const { salutation, title, first_name, last_name } = profile;
  if (salutation && last_name) return [salutation, title, last_name].filter(Boolean).join(' ');
  return [first_name, last_name].filter(Boolean).join(' ');
}

export const privateArea: PayloadFunction<PrivateData> = async ({ data, session, locale, t }) => {
  const { date } = createFormats(locale);
  const user = session?.user;
  const [letters, profiles] = await Promise.all([
    data.list<LetterRecord>('letters', { sort: '-sent_at', include: 'author' }),
    data.list<ProfileRecord>('profiles', { filter: { user_id: user?.data.id } }),
  ]);
  const entries = letters.map((letter) => {
    const at = letter.sent_at ?? letter.created_at;
    return {
      month: date(at, 'month'),
      entry: {
        path: `/service/letter/${letter.id}`,
        subject: letter.subject,
        author: letter.author?.name ?? '',
        date: date(at, 'short'),
        fullDate: date(at, 'long'),
        isRead: letter.read_at !== null,
      } satisfies LetterEntry,
    };
  });
  const older = Map.groupBy(entries.slice(1), ({ month }) => month);
  const name = addressOf(profiles[0] ?? null) || (user?.name ?? '');
  return {
    data: {
      greeting: t('private.greeting', { name }),
      newest: entries[0]?.entry ?? null,
      older: [...older].map(([month, group]) => ({
        name: month,
        letters: group.map(({ entry }) => entry),
      })),
    },
  };
};

export interface LetterData {
  subject: string;
  date: string;
  fullDate: string;
  author: string;
  recipient: string[];
  paragraphs: string[];
}

export const letter: PayloadFunction<LetterData> = async ({ data, params, locale }) => {
  const { date } = createFormats(locale);
  const include = 'patient,author';
  const record = await data.find<LetterRecord>('letters', params.id ?? '', { include });
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
      author: record.author?.name ?? '',
      recipient: [patient?.salutation ?? '', name, patient?.street ?? '', place].filter(Boolean),
      paragraphs: record.body.split(/\n{2,}/).filter(Boolean),
    },
  };
};
