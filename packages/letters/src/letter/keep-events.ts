import { raw } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type { RecordWrite } from '@praxiskit/record-server';
import { v7 } from 'uuid';
import { LetterEvent } from './letter-event.entity.ts';
import type { LetterEventKind, LetterStatus } from './status.ts';

/** Null for the site itself. */
type Actor = { readonly id: string | null; readonly name: string | null } | null;

export async function addLetterEvent(
  em: SqlEntityManager,
  letter: string,
  kind: LetterEventKind,
  actor: Actor,
  reason: string | null = null,
): Promise<void> {
  const { id: actorId = null, name: actorName = null } = actor ?? {};
  await em.insert(LetterEvent, {
    id: v7(),
    letter,
    // The database's time: nodes may differ by more than two events.
    at: raw('clock_timestamp()'),
    kind,
    actorId,
    actorName,
    reason,
  });
}

/** The event of the last time that the letter was sent. */
export function findLastSending(em: SqlEntityManager, letter: string): Promise<LetterEvent | null> {
  const where = { letter, kind: 'sending' } as const;
  return em.findOne(LetterEvent, where, { orderBy: { at: 'desc', id: 'desc' } });
}

const steps: Partial<Record<`${LetterStatus} → ${LetterStatus}`, LetterEventKind>> = {
  'draft → ready': 'ready',
  'ready → draft': 'reopened',
  'draft → sending': 'sending',
  'ready → sending': 'sending',
  'sending → draft': 'taken_back',
};

/**
 * For `onWrite`: the events of what callers do by the records of letters. Those of the site itself, and of the
 * other routes of letters, are added where they happen.
 */
export async function keepLetterEvents(write: RecordWrite, em: SqlEntityManager): Promise<void> {
  const { view, id, viewer } = write;
  if (view !== 'letters' || viewer === null) return;
  for (const kind of kindsOf(write)) await addLetterEvent(em, id, kind, viewer);
}

function kindsOf({ action, before, after }: RecordWrite): LetterEventKind[] {
  if (action === 'create') return ['begun'];
  if (action === 'delete') return ['gone'];
  if (action === 'restore') return ['restored'];
  const step = steps[`${before?.status} → ${after?.status}` as keyof typeof steps];
  const isMoved = before?.circle !== after?.circle;
  return [...(step ? [step] : []), ...(isMoved ? (['circle'] as const) : [])];
}

/** For `onWrite`: the attempt of a letter whose sending has begun with this write, or null. */
export function sendingBegunBy({ view, id, before, after }: RecordWrite): LetterAttempt | null {
  const isBegun = view === 'letters' && after?.status === 'sending' && before?.status !== 'sending';
  return isBegun ? { letterId: id, attempt: Number(after.attempt) } : null;
}

/** The payload of the jobs of letters. */
export interface LetterAttempt {
  readonly letterId: string;
  readonly attempt: number;
}
