import { type DraftRefusal, useDraftSteps } from '@praxiskit/record-form/drafts';
import type { ModelRecord } from '@praxiskit/record-model/client';
import { useEffect, useRef, useState } from 'react';
import type { WaitingPrice } from './price-columns.ts';
import {
  isDraftAsSeen,
  isPublicAsBefore,
  isPublicAsSeen,
  type SeenPrice,
  see,
} from './seen-price.ts';
import { useWaiting } from './use-waiting.ts';

export type Step = 'publish' | 'discard';

/** Why a line was left as it is: `changed` and `gone` are what others have done, the rest is the server's. */
export type LineRefusal = 'changed' | 'gone' | DraftRefusal;

/** A line of the question. */
export interface Line {
  readonly seen: SeenPrice;
  /** The result of the step; `asked` before it is tried. */
  readonly outcome: 'asked' | 'done' | LineRefusal;
  /** Once it has had no answer: the server may have done it. */
  readonly isUnanswered?: boolean;
}

/** The result of a run. */
export interface Reached {
  readonly step: Step;
  readonly done: readonly ModelRecord[];
  readonly all: number;
  readonly isRefused: boolean;
}

/** The next line would have the same answer. */
const holdsUpAll = (outcome: Line['outcome']): boolean =>
  typeof outcome === 'object' &&
  ['UNAVAILABLE', 'THROTTLED', 'UNAUTHENTICATED'].includes(outcome.error.code);

const isIn = (waiting: readonly WaitingPrice[], { seen }: Line): boolean =>
  waiting.some(({ price }) => price === seen.price);

/** The line is not tried again: it no longer waits. */
const isOver = ({ outcome }: Line): boolean => outcome === 'done' || outcome === 'gone';

const isUnanswered = ({ outcome, isUnanswered: before = false }: Line): boolean =>
  before || (typeof outcome === 'object' && outcome.kind === 'unavailable');

/** Where nothing of a line waits any more, it is done if visitors read what was to be reached. */
function settled(line: Line, step: Step, isWaiting: boolean): Line {
  const { seen, outcome } = line;
  if (outcome !== 'gone' && (isWaiting || outcome === 'done' || !isUnanswered(line))) return line;
  // That others have discarded it looks the same; what was done from here without an answer is not theirs.
  const isReached =
    step === 'publish' ? isPublicAsSeen(seen) : isUnanswered(line) && isPublicAsBefore(seen);
  return { ...line, outcome: isReached ? 'done' : 'gone' };
}

/**
 * One step for all prices that wait. It is asked about them as they are at that moment: what others change meanwhile
 * is left as it is until it was looked at, too.
 *
 * @param onEnd a run is over and its question closed
 */
export function useAllAtOnce(prices: readonly ModelRecord[], onEnd: (reached: Reached) => void) {
  const waiting = useWaiting(prices);
  const steps = useDraftSteps();
  const [step, setStep] = useState<Step>('publish');
  const [asked, setAsked] = useState<readonly Line[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(waiting);
  const isLeft = useRef(false);
  useEffect(() => {
    latest.current = waiting;
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function tried({ seen }: Line): Promise<Line> {
    const now = latest.current.find(({ price }) => price === seen.price);
    if (!now) return { seen, outcome: 'gone' };
    // It is looked at before it is published, or lost.
    if (!isDraftAsSeen(seen, now)) return { seen: see(now), outcome: 'changed' };
    const refusal = await steps[step](seen.price);
    if (refusal === null) return { seen, outcome: 'done' };
    if (refusal.kind === 'gone') return { seen, outcome: 'gone' };
    const next = latest.current.find(({ price }) => price === seen.price);
    return { seen: next ? see(next) : seen, outcome: refusal };
  }

  const settle = (lines: readonly Line[], now: readonly WaitingPrice[]) =>
    lines.map((line) => settled(line, step, isIn(now, line)));

  async function run() {
    let lines = settle(asked ?? [], waiting).map((line) =>
      isOver(line) ? line : { ...line, ...untried, isUnanswered: isUnanswered(line) },
    );
    setBusy(true);
    setAsked(lines);
    // One after the other: what the server refuses of one is no reason to refuse the next.
    for (const [index, line] of lines.entries()) {
      if (isOver(line)) continue;
      const next = { isUnanswered: isUnanswered(line), ...(await tried(line)) };
      lines = lines.with(index, next);
      if (isLeft.current) break;
      setAsked(lines);
      if (holdsUpAll(next.outcome)) break;
    }
    setBusy(false);
    const ended = settle(lines, latest.current);
    const done = ended.flatMap(({ seen, outcome }) => (outcome === 'done' ? [seen.price] : []));
    const isRefused = ended.some(({ outcome }) => outcome !== 'done' && outcome !== 'asked');
    if (!isLeft.current && done.length < ended.length) return;
    setAsked(null);
    onEnd({ step, done, all: ended.length, isRefused });
  }

  const lines = settle(asked ?? [], waiting);
  return {
    waiting,
    step,
    lines,
    isBusy,
    run,
    isAsked: asked !== null,
    done: lines.filter(({ outcome }) => outcome === 'done').length,
    left: lines.filter((line) => !isOver(line)).length,
    isTried: lines.some(({ outcome }) => outcome !== 'asked'),
    ask(next: Step) {
      isLeft.current = false;
      setStep(next);
      setAsked(waiting.map((one) => ({ seen: see(one), ...untried })));
    },
    /** Steps that have not begun are cancelled. */
    close() {
      isLeft.current = true;
      setAsked(null);
    },
  };
}

const untried = { outcome: 'asked' } as const;
