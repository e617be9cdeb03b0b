import { createHash } from 'node:crypto';
import type { Locale, LocalTexts } from '@praxiskit/core';
import { Profile } from '@praxiskit/patients/mikro-orm';
import { isEmptyValue } from '@praxiskit/record-model';
import type { HookContext, HookValues } from '@praxiskit/record-server';
import { RecordServerError } from '@praxiskit/record-server';
import { v7 } from 'uuid';
import { plainLetterText } from '../letter-text/plain-text.ts';
import { findPlaces } from '../open-places.ts';
import { LetterPressError } from '../press/error.ts';
import type { FrozenLetter, LetterPrint as Print, UnprintableSign } from '../press/letter.ts';
import type { LetterPress } from '../press/press.ts';
import { databaseTime } from './database-time.ts';
import { freezeLetter, type ReadLetterSender } from './freeze.ts';
import type { Letter } from './letter.entity.ts';
import { LetterPrint } from './letter-print.entity.ts';
import { fieldMessages, letterMessages, placeMessage, printableMessage } from './messages.ts';

/** What a server needs to send letters. */
export interface LetterSending {
  readonly press: Pick<LetterPress, 'press' | 'layOut'>;
  readonly readSender: ReadLetterSender;
  /** How long a letter can be taken back, in s; 10 by default. */
  readonly takeBackS?: number | undefined;
}

export const usualTakeBackS = 10;

type Values = HookValues<Letter>;
type Failures = Record<string, { op: string; message: string }[]>;

/**
 * Freezes the letter and keeps its print, in the transaction of the write; the press works before it.
 *
 * @throws RecordServerError VALIDATION_FAILED with `required`, `place`, `address`, `printable` or `room`; UNAVAILABLE
 */
export async function beginSending(
  values: Values,
  context: Pick<HookContext<Letter>, 'em' | 'viewer' | 'locale' | 'before' | 'prepare'>,
  sending: LetterSending | undefined,
): Promise<void> {
  const { em, viewer, locale, before } = context;
  if (!sending) {
    throw new RecordServerError('UNAVAILABLE', { messages: letterMessages.noSending });
  }
  const now = await databaseTime(em);
  const frozen = await freezeLetter(em, values, sending.readSender, now.getTime());
  ensureWhole(frozen, values, locale, await isDeliverable(em, values));
  const { pdf, layout, unprintable } = await context.prepare(JSON.stringify(frozen), () =>
    print(frozen, sending, locale),
  );
  if (pdf === null) throw unprintableRefusal(frozen, values, unprintable, locale);
  await keepPrint(em, String(values.id), { pdf, layout }, frozen);
  Object.assign(values, {
    frozen,
    layout,
    author_name: frozen.author.name,
    sent_by_name: viewer?.name ?? null,
    due_at: new Date(now.getTime() + (sending.takeBackS ?? usualTakeBackS) * 1000),
    attempt: Number(before?.attempt ?? 0) + 1,
    mail_status: null,
  });
}

/** Empties what `beginSending` has written. */
export async function endSending(values: Values, em: HookContext['em']): Promise<void> {
  await em.nativeDelete(LetterPrint, { letter: String(values.id) });
  Object.assign(values, unsent);
}

/** The columns of a letter that was not sent, by wire name. */
const unsent = {
  frozen: null,
  layout: null,
  author_name: null,
  sent_by_name: null,
  due_at: null,
} as const;

export async function keepPrint(
  em: HookContext['em'],
  letter: string,
  print: Parameters<typeof printColumns>[0],
  frozen: FrozenLetter,
): Promise<void> {
  await em.insert(LetterPrint, { letter, ...printColumns(print, frozen) });
}

/** The columns of a row of `letter_prints`, without its letter. */
export const printColumns = (
  { pdf, layout }: Pick<Print, 'layout'> & { readonly pdf: Buffer },
  { template, engine }: FrozenLetter,
) => ({
  id: v7(),
  pdf,
  sha256: createHash('sha256').update(pdf).digest('hex'),
  pages: layout.pages,
  engine: `${template}, ${engine}`,
  madeAt: new Date(),
});

/** Post needs street, postcode and town. */
async function isDeliverable(em: HookContext['em'], values: Values): Promise<boolean> {
  if (values.delivery !== 'paper') return true;
  const patient = await em.findOne(Profile, { id: String(values.patient_id) });
  return ![patient?.street, patient?.postalCode, patient?.city].some(isEmptyValue);
}

/** @throws RecordServerError VALIDATION_FAILED for what is empty, for open places, and for paper without an address */
function ensureWhole(frozen: FrozenLetter, values: Values, locale: Locale, hasAddress: boolean) {
  const { subject, blocks, reference, author } = frozen;
  const failures: Failures = {};
  const fail = (field: string, op: string, message: string) => {
    failures[field] = [{ op, message }];
  };
  const texts = { subject, body: plainLetterText({ blocks }), reference };
  for (const [field, text] of Object.entries(texts)) {
    const open = [...new Set(findPlaces(text).map(({ name }) => `{${name}}`))];
    if (text.trim() === '' && field !== 'reference')
      fail(field, 'required', fieldMessages.empty[locale]);
    else if (open.length > 0) fail(field, 'place', placeMessage(open, locale));
  }
  if (!hasAddress) fail('patient_id', 'address', fieldMessages.address[locale]);
  if (!values.author_id || author.name === '') {
    fail('author_id', 'required', fieldMessages.empty[locale]);
  }
  if (Object.keys(failures).length > 0) throw refusal(failures);
}

async function print(
  frozen: FrozenLetter,
  { press }: LetterSending,
  locale: Locale,
): Promise<Print> {
  try {
    return await press.press(frozen);
  } catch (error) {
    throw translatePressError(error, locale, letterMessages.stillDraft);
  }
}

/** The codes of the press as those of records, by their status. */
const answers = {
  BUSY: 'UNAVAILABLE',
  TIMEOUT: 'UNAVAILABLE',
  FAILED: 'UNAVAILABLE',
  INVALID: 'VALIDATION_FAILED',
  NO_ROOM: 'VALIDATION_FAILED',
  OTHER_TEMPLATE: 'CONFLICT',
} as const;

/**
 * An error of the press as an answer to the caller; none of them quotes the letter.
 *
 * @param more a sentence that follows
 */
export function translatePressError(error: unknown, locale: Locale, more?: LocalTexts): unknown {
  // A press that is not installed is a fault of the server.
  if (!(error instanceof LetterPressError) || error.code === 'CONFIGURATION') return error;
  const { code } = error;
  const say = (each: Locale) => [error.messages[each], more?.[each]].filter(Boolean).join(' ');
  const messages = { de: say('de'), en: say('en') };
  const details = { patient_id: [{ op: 'room', message: error.messages[locale] }] };
  return new RecordServerError(answers[code], {
    messages,
    cause: error,
    ...(code === 'NO_ROOM' ? { details } : {}),
  });
}

/** By the field that has the sign; a sign of an address or the letterhead is the patient's. */
export function unprintableRefusal(
  frozen: FrozenLetter,
  { reference }: { readonly reference?: unknown },
  unprintable: readonly UnprintableSign[],
  locale: Locale,
): RecordServerError {
  const body = plainLetterText(frozen);
  const fieldOf = ({ sign }: UnprintableSign) => {
    if (body.includes(sign)) return 'body';
    if (frozen.subject.includes(sign)) return 'subject';
    return String(reference ?? '').includes(sign) ? 'reference' : 'patient_id';
  };
  const failures = [...Map.groupBy(unprintable, fieldOf)].map(([field, signs]) => {
    const names = signs.map(({ sign, codePoint }) => `${sign} (${codePoint})`);
    return [field, [{ op: 'printable', message: printableMessage(names, locale) }]];
  });
  return refusal(Object.fromEntries(failures));
}

const refusal = (details: Failures) => new RecordServerError('VALIDATION_FAILED', { details });
