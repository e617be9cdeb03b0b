import { fill } from '@praxiskit/core';
import { Ruler } from '../ruler/ruler.tsx';
import { classNames } from '../text/class-names.ts';
import { useAccountTexts } from '../text/use-account-texts.ts';
import { useSpokenLater } from './spoken-later.ts';

/**
 * The judgement of a password. `short` has fewer characters than the minimum; of a `long` one it is not
 * known yet whether it is easy to guess.
 */
export type PasswordJudgement = 'empty' | 'short' | 'long' | 'weak' | 'common' | 'context' | 'good';

export interface PasswordRulerProps {
  /** How many characters were typed (`countCharacters`): the password itself is not needed. */
  length: number;
  /** Computed by the caller. */
  judgement: PasswordJudgement;
  /** The least number of characters; 15 by default. */
  minimum?: number;
  /** Id of its sentence, for the field's `describedBy`. */
  id?: string;
  className?: string;
}

/** Characters as people count them in a password: an emoji is one, not two. */
export const countCharacters = (text: string): number => [...text].length;

/**
 * Characters on a ruler, and in words what is missing. It judges nothing itself. Screen readers get the
 * words after a pause in typing; without scripts there is one sentence.
 */
export function PasswordRuler(props: PasswordRulerProps) {
  const { length, judgement, minimum = 15, id, className } = props;
  const texts = useAccountTexts().texts.passwordRuler;
  const n = Math.max(minimum - length, 1);
  const lead = {
    empty: '',
    short: fill(n === 1 ? texts.shortOne : texts.shortOther, { n }),
    long: texts.long,
    weak: texts.long,
    good: texts.long,
    common: '',
    context: '',
  }[judgement];
  const rest = {
    empty: fill(texts.empty, { n: minimum }),
    short: ` ${texts.shortAdvice}`,
    long: '.',
    weak: texts.weak,
    good: texts.good,
    common: texts.common,
    context: texts.context,
  }[judgement];
  const spoken = useSpokenLater(lead + rest);
  const max = Math.ceil((minimum * 4) / 15) * 5;
  // Figures that would touch the threshold's words are left out.
  const figures = Array.from({ length: max / 5 }, (_, at) => at * 5).filter(
    (at) => Math.abs(at - minimum) / max >= 0.25,
  );
  const labels = [
    ...figures.map((at) => ({ at, text: String(at) })),
    { at: minimum, text: fill(texts.mark, { n: minimum }) },
  ];
  return (
    <div className={classNames('grid gap-2', className)}>
      <Ruler
        max={max}
        value={length}
        threshold={minimum}
        labels={labels}
        className="noscript:hidden"
      />
      <p id={id} data-judgement={judgement} className="text-small">
        {lead ? <strong className="font-[550]">{lead}</strong> : null}
        {rest}
      </p>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </div>
  );
}
