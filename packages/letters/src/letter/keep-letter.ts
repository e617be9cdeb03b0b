import type { Viewer } from '@praxiskit/core/fastify';
import { ensureOpen, Profile } from '@praxiskit/patients/mikro-orm';
import {
  type HookContext,
  type HookValues,
  keepSteps,
  RecordServerError,
  type Steps,
} from '@praxiskit/record-server';
import { normaliseLetterText } from '../letter-text/normalise.ts';
import { databaseTime } from './database-time.ts';
import { deliveryTo } from './deliver.ts';
import { findLastSending } from './keep-events.ts';
import { Letter } from './letter.entity.ts';
import { fieldMessages, letterMessages } from './messages.ts';
import { beginSending, endSending, type LetterSending } from './send.ts';
import { ensureAuthor, ensureSender, findSender, type LetterRoles } from './signing.ts';

type Values = HookValues<Letter>;
type Context = HookContext<Letter>;

const steps: Steps = {
  first: ['draft'],
  next: { draft: ['ready', 'sending'], ready: ['draft', 'sending'], sending: ['draft'] },
};
/** By `POST /api/letters/{id}/withdraw` alone: a PUT has no reason, and cannot set `withdrawn_at`. */
const withWithdrawal: Steps = { ...steps, next: { ...steps.next, sent: ['withdrawn'] } };

/** What callers write in a letter that is there. */
const written = [
  'author_id',
  'circle',
  'locale',
  'subject',
  'body',
  'status',
  'reference',
] as const;

/** Whether this write begins the sending. */
const beginsSending = ({ status }: Values, { before }: Context) =>
  status === 'sending' && before?.status !== 'sending';
const isSent = (status: unknown) => status === 'sent' || status === 'withdrawn';

/** The hooks of `letters`: who begins, signs, sends and takes back a letter, and what is written then. */
export function keepLetter(roles: LetterRoles, sending: LetterSending | undefined) {
  const { isDoctor } = roles;

  async function begin(values: Values, { viewer, em, locale }: Context): Promise<void> {
    await ensureOpen(em, values.patient_id);
    await ensureOther(values, { viewer, em, locale });
    values.author_id ??= viewer?.id;
    if (!isDoctor(viewer)) values.circle = 'desk';
    values.listed_at = await databaseTime(em);
    values.delivery = await deliveryTo(em, values.patient_id);
    await ensureCorrected(values, { em, locale });
  }

  function ensureOpenForEdits(values: Values, { before }: Context): void {
    const from = before?.status;
    if (from === 'sent' && values.status === 'withdrawn' && values.withdrawn_at) return;
    const isChanged = written.some((name) => before?.[name] !== values[name]);
    if (isSent(from) && isChanged) {
      throw new RecordServerError('CONFLICT', { messages: letterMessages.fixed });
    }
    if (from === 'sending' && values.status === 'sending') throw underWay();
  }

  async function keepText(values: Values, context: Context): Promise<void> {
    const { before, em } = context;
    if (isSent(before?.status)) return;
    values.subject = normaliseLetterText(String(values.subject ?? '')).replaceAll('\n', ' ');
    values.body = normaliseLetterText(String(values.body ?? ''));
    values.desk_subject = values.circle === 'desk' ? values.subject : null;
    await ensureOpen(em, values.patient_id);
    if (beginsSending(values, context)) await findSender(context, roles);
    await ensureAuthor(values, context, roles);
  }

  async function step(values: Values, context: Context): Promise<void> {
    const { before, viewer, em, locale } = context;
    const [from, to] = [before?.status, values.status];
    if (from === to) return;
    if (beginsSending(values, context)) {
      ensureSender(values, { ...context, viewer: await findSender(context, roles) }, roles);
      values.delivery = await deliveryTo(em, values.patient_id);
      return beginSending(values, context, sending);
    }
    if (from === 'sending' && to === 'draft') {
      const dueAt = Date.parse(String(before?.due_at));
      if (dueAt <= (await databaseTime(em)).getTime()) throw underWay();
      if (!isDoctor(viewer) && !(await hasSent(em, String(values.id), viewer))) {
        throw RecordServerError.ofField('status', fieldMessages.takeBack[locale]);
      }
      await endSending(values, em);
    }
  }

  const keepStatus = keepSteps('status', (viewer) => (isDoctor(viewer) ? withWithdrawal : steps));
  return {
    beforeCreate: [keepStatus, begin, keepText],
    beforeUpdate: [ensureOpenForEdits, keepStatus, keepText, step],
  } as const;
}

const underWay = () => new RecordServerError('CONFLICT', { messages: letterMessages.underWay });

type Manager = HookContext['em'];

/** Whether the viewer has sent the letter the last time. */
async function hasSent(em: Manager, letter: string, viewer: Viewer | null): Promise<boolean> {
  const last = await findLastSending(em, letter);
  return viewer !== null && last?.actorId === viewer.id;
}

/** @throws RecordServerError VALIDATION_FAILED for a letter to the caller, which a colleague writes */
async function ensureOther(
  { patient_id }: Values,
  { viewer, em, locale }: Pick<Context, 'viewer' | 'em' | 'locale'>,
): Promise<void> {
  if (!patient_id || !viewer) return;
  if ((await em.count(Profile, { id: String(patient_id), user: viewer.id })) === 0) return;
  throw RecordServerError.ofField('patient_id', fieldMessages.self[locale]);
}

/** @throws RecordServerError VALIDATION_FAILED unless it is a sent letter to the same patient, of a circle that the author knows */
async function ensureCorrected(
  { corrects_id, patient_id, circle }: Values,
  { em, locale }: Pick<Context, 'em' | 'locale'>,
): Promise<void> {
  if (!corrects_id) return;
  const where = {
    id: String(corrects_id),
    patient: String(patient_id),
    status: { $in: ['sent', 'withdrawn'] },
    ...(circle === 'desk' ? { circle } : {}),
  } as const;
  if ((await em.count(Letter, where as object)) > 0) return;
  throw RecordServerError.ofField('corrects_id', fieldMessages.corrects[locale]);
}
