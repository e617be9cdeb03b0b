import { createFormats, dayIn, type Locale, practiceTimeZone } from '@praxiskit/core';
import { type LetterLayout, parseLetterText } from '@praxiskit/letters';
import type { PrintedLetter } from '@praxiskit/letters/react';
import type { PayloadFunction } from '@praxiskit/pages';
import { fullName } from '@praxiskit/patients';
import { type AgeGroup, ageGroups } from '@praxiskit/treatments';
import type { AgedEntry } from '@praxiskit/treatments/react';
import {
  type LetterRecord,
  type OwnLetterRecord,
  type ProfileRecord,
  practiceFacts,
} from '../records/records.ts';

export interface LetterEntry extends AgedEntry {
  at: string;
  fullDate: string;
  isRead: boolean;
  /** Its PDF; null for one that was withdrawn. */
  pdf: string | null;
}

export interface NextAppointment {
  /** 'in 6 Tagen' */
  when: string;
  /** 'Donnerstag, 26. November' */
  day: string;
  time: string;
  treatment: string;
}

export interface PrivateData {
  greeting: string;
  appointment: NextAppointment | null;
  /** On the first page: the newest unread letter, or the newest one that can be read. */
  newest: LetterEntry | null;
  /** Of a further page the month where it begins. */
  mark: string;
  older: AgeGroup<LetterEntry>[];
  /** Addresses of the neighbouring pages. */
  newerPage: string | null;
  olderPage: string | null;
}

/** 'Frau Dr. Mustermann'; the whole name where no salutation is known, or its language is another one. */
function addressOf(profile: ProfileRecord | undefined, locale: Locale): string {
  if (!profile) return '';
  const { salutation, title, first_name, last_name } = profile;
  if (locale === 'de' && salutation && last_name)
    return [salutation, title, last_name].filter(Boolean).join('\u00a0');
  return [first_name, last_name].filter(Boolean).join(' ');
}

/** Letters on a page of the private area. */
const PAGE_SIZE = 50;
/** The records that are their own, for staff who are patients, too. */
type Own = { readonly patient: { readonly user_id: string | undefined } };

export const privateArea: PayloadFunction<PrivateData> = async (context) => {
  const { data, session, locale, url, t } = context;
  const { date } = createFormats(locale);
  const user = session?.user;
  const own: Own = { patient: { user_id: user?.data.id } };
  const page = Math.max(1, Number(/^\d{1,4}$/.exec(url.searchParams.get('seite') ?? '') ?? 1));
  const [{ entries, hasMore }, unread, profiles, appointment] = await Promise.all([
    readEntries(context, page),
    page === 1 ? readUnread(context) : null,
    data.list('profiles', { filter: { user_id: user?.data.id } }),
    readAppointment(context, own),
  ]);
  const newest = page === 1 ? (unread ?? entries.find(({ pdf }) => pdf) ?? null) : null;
  const older = entries.filter(({ path }) => path !== newest?.path);
  const addressOfPage = (number: number) =>
    number === 1 ? '/private' : `/private?seite=${number}`;
  return {
    data: {
      greeting: t('private.greeting', { name: addressOf(profiles[0], locale) || user?.name }),
      appointment,
      newest,
      mark: newest?.date ?? (older[0] ? date(older[0].at, 'shortMonth') : ''),
      older: ageGroups(older, {
        month: (at) => date(at, 'month'),
        mark: (at) => date(at, 'shortMonth'),
        earlier: t('private.earlier'),
      }),
      newerPage: page > 1 ? addressOfPage(page - 1) : null,
      olderPage: hasMore ? addressOfPage(page + 1) : null,
    },
  };
};

type PrivateContext = Parameters<PayloadFunction<PrivateData>>[0];

const listed = 'id,subject,sent_at,listed_at,author_name,read_at,corrects_id';

/** Letters of a page, with those that were withdrawn, the newest first. */
async function readEntries(context: PrivateContext, page: number) {
  const { data } = context;
  const cards = await data.list('own_letter_cards', {
    sort: '-sent_at',
    offset: (page - 1) * PAGE_SIZE,
    limit: PAGE_SIZE + 1,
  });
  const shown = cards.slice(0, PAGE_SIZE);
  const ids = shown.filter(({ status }) => status === 'sent').map(({ id }) => id);
  const letters =
    ids.length > 0
      ? await data.list('own_letters', {
          filter: { id: { $in: ids } },
          fields: listed,
          limit: 'all',
        })
      : [];
  const corrections = await readCorrections(context, letters);
  const byId = new Map(letters.map((letter) => [letter.id, letter]));
  const entries = shown.map((card) => entryOf(context, card, byId.get(card.id), corrections));
  return { entries, hasMore: cards.length > PAGE_SIZE };
}

async function readUnread(context: PrivateContext): Promise<LetterEntry | null> {
  const query = { filter: { read_at: null }, sort: '-sent_at', fields: listed, limit: 1 };
  const [letter] = await context.data.list('own_letters', query);
  if (!letter) return null;
  return entryOf(context, letter, letter, await readCorrections(context, [letter]));
}

type Correcting = Pick<LetterRecord, 'id' | 'corrects_id'>;

/** The ids of letters that correct another one, and of those that are corrected, where both can be read. */
async function readCorrections({ data }: PrivateContext, letters: readonly Correcting[]) {
  const ids = letters.map(({ id }) => id);
  const others = letters.flatMap(({ corrects_id }) => corrects_id ?? []);
  const query = { fields: 'id,corrects_id', limit: 'all' } as const;
  const [originals, later] = await Promise.all([
    others.length > 0
      ? data.list('own_letters', { ...query, filter: { id: { $in: others } } })
      : [],
    ids.length > 0
      ? data.list('own_letters', { ...query, filter: { corrects_id: { $in: ids } } })
      : [],
  ]);
  const readable = new Set(originals.map(({ id }) => id));
  const correct = letters.filter(({ corrects_id }) => corrects_id && readable.has(corrects_id));
  return {
    correct: new Set(correct.map(({ id }) => id)),
    corrected: new Set(later.map(({ corrects_id }) => corrects_id)),
  };
}

type Listed = Pick<LetterRecord, 'id' | 'sent_at' | 'listed_at'>;

/** @param letter absent where it was withdrawn */
function entryOf(
  { locale, today, t }: PrivateContext,
  { id, sent_at, listed_at }: Listed,
  letter: Pick<LetterRecord, 'subject' | 'author_name' | 'read_at'> | undefined,
  { correct, corrected }: Awaited<ReturnType<typeof readCorrections>>,
): LetterEntry {
  const { date } = createFormats(locale);
  const at = sent_at ?? listed_at;
  const isThisYear = date(at, 'numeric').endsWith(today.slice(0, 4));
  const isRead = letter?.read_at != null;
  const states = [
    letter ? (isRead ? 'read' : 'unread') : 'withdrawn',
    ...(correct.has(id) ? (['correction'] as const) : []),
    ...(letter && corrected.has(id) ? (['corrected'] as const) : []),
  ] as const;
  return {
    at,
    path: letterPath(id),
    pdf: letter ? `/api/letters/${id}/print` : null,
    name: letter?.subject ?? t('letter.of', { date: date(at, 'long') }),
    about: letter?.author_name ?? '',
    date: date(at, isThisYear ? 'short' : 'numeric'),
    fullDate: date(at, 'long'),
    isRead,
    state: states.map((state) => t(`private.${state}`)).join(', '),
  };
}

/** '18. November 2026': the day stays with its month. */
const onOneLine = (date: string) => date.replace(/(\d\.) /, '$1\u00a0');

const letterPath = (id: string) => `/service/letter/${id}`;

/** The next confirmed appointment. */
async function readAppointment(
  { data, locale, today }: PrivateContext,
  own: Own,
): Promise<NextAppointment | null> {
  const from = new Date().toISOString();
  const [next] = await data.list('appointments', {
    filter: { ...own, status: 'confirmed', starts_at: { $gte: from } },
    sort: 'starts_at',
    include: 'treatment',
    limit: 1,
  });
  if (!next?.starts_at) return null;
  const start = next.starts_at;
  const { date } = createFormats(locale);
  const days = (Date.parse(dayIn(Date.parse(start))) - Date.parse(today)) / 86_400_000;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const day = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: practiceTimeZone,
  });
  return {
    when: relative.format(days, 'day'),
    day: onOneLine(day.format(new Date(start))),
    time: date(start, 'time'),
    treatment: next.treatment?.[`name_${locale}`] ?? '',
  };
}

/** Another letter of the same patient. */
export interface OtherLetter {
  path: string;
  fullDate: string;
}

/** A letter as it was sent, or a draft as it would be; of a withdrawn letter the date alone. */
export type LetterData = { fullDate: string } & (
  | { withdrawn: string }
  | {
      withdrawn: null;
      hasMailFailed: boolean;
      /** The letter that it corrects, and the one that corrects it; null where there is none, or it cannot be read. */
      corrects: OtherLetter | null;
      correctedBy: OtherLetter | null;
      letter: PrintedLetter;
      /** Null in a draft, and in letters of earlier versions. */
      layout: LetterLayout | null;
      /** Null for a draft. */
      pdf: string | null;
      /** Where its addressee says that it was read; null where that is known, or another user reads it. */
      read: string | null;
    }
);

export const letter: PayloadFunction<LetterData> = async (context) => {
  const { data, params, locale, t } = context;
  const { date } = createFormats(locale);
  const id = params.id ?? '';
  const { isOwn, card } = await findCard(data, id);
  const at = card.sent_at ?? card.listed_at;
  // In the history and on other screens, too: no subject.
  const fullDate = date(at, 'long');
  const title = t('letter.of', { date: fullDate });
  if (card.status === 'withdrawn') {
    const withdrawn = onOneLine(date(card.withdrawn_at ?? at, 'long'));
    return { title, data: { fullDate: onOneLine(fullDate), withdrawn } };
  }
  const record: Shown = isOwn
    ? await data.find('own_letters', id)
    : await data.find('letters', id, { include: 'patient,author' });
  const isSent = record.status === 'sent';
  const other = isSent
    ? await readOthers(record, isOwn, context)
    : { corrects: null, correctedBy: null };
  return {
    title,
    data: {
      fullDate: onOneLine(fullDate),
      withdrawn: null,
      hasMailFailed: record.mail_status === 'failed',
      ...other,
      letter: record.frozen ?? (await draftOf(record, context)),
      layout: record.layout,
      pdf: isSent ? `/api/letters/${id}/print` : null,
      read: isSent && isOwn && record.read_at === null ? `/api/letters/${id}/read` : null,
    },
  };
};

type PayloadContext = Parameters<PayloadFunction<LetterData>>[0];

/** A letter as staff read it, or as its addressee does. */
type Shown = OwnLetterRecord & Partial<LetterRecord>;

/** Staff may be patients, too: a letter to themselves they read as any patient does. */
async function findCard(data: PayloadContext['data'], id: string) {
  try {
    return { isOwn: true, card: await data.find('own_letter_cards', id) };
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== 404) throw error;
    return { isOwn: false, card: await data.find('letter_cards', id) };
  }
}

/** The letters that correct one another: sent to the same patient, and readable for this user. */
async function readOthers(
  { id, corrects_id, patient_id }: Shown,
  isOwn: boolean,
  { data, locale }: PayloadContext,
) {
  const { date } = createFormats(locale);
  const newest = async (filter: object): Promise<OtherLetter | null> => {
    const [found] = await data.list(isOwn ? 'own_letters' : 'letters', {
      filter: { ...filter, patient_id, status: 'sent' },
      fields: 'id,sent_at,listed_at',
      sort: '-sent_at',
      limit: 1,
    });
    if (!found) return null;
    return { path: letterPath(found.id), fullDate: date(found.sent_at ?? found.listed_at, 'long') };
  };
  const [corrects, correctedBy] = await Promise.all([
    corrects_id ? newest({ id: corrects_id }) : null,
    newest({ corrects_id: id }),
  ]);
  return { corrects, correctedBy };
}

/** A letter that was not sent, for those who write it. */
async function draftOf(record: Shown, { data, today }: PayloadContext) {
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
