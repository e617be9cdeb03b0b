import { useSite } from '@praxiskit/pages/react';
import type { ConflictField } from '@praxiskit/ui-kit';
import { use } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { differences } from './differences.ts';
import { createWords } from './in-words.ts';
import { NamesContext } from './names.ts';

/** Answers what differs between two values of a JSON column, as a question shows it. */
export function useClashFields() {
  const texts = useMessages();
  const { locale } = useSite();
  const words = createWords(texts, locale, use(NamesContext));

  /** A time is called by its weekday as long as both have one, another entry by its number. */
  function entryName(at: string, sides: readonly unknown[]): string {
    const [day, ...others] = sides.flatMap((side) => dayOf(side, at) ?? []);
    const isOne = day !== undefined && others.every((other) => other === day);
    return isOne ? words.value(['day'], day) : words.name([at]);
  }

  /** @param label of the column; none where it stands beside the question */
  return (column: string, mine: unknown, theirs: unknown, label?: string): ConflictField[] =>
    differences([column], mine, theirs).map(({ way: [, ...way], ...values }) => {
      const [at, ...below] = way;
      const names = at === undefined ? [] : [entryName(at, [mine, theirs]), words.name(below)];
      return {
        name: [column, ...way].join('.'),
        label: [label, ...names].filter(Boolean).join(', '),
        mine: words.value(way, values.mine),
        theirs: words.value(way, values.theirs),
      };
    });
}

/** The weekday of an entry, 1 is Monday; undefined where it has none, or is not there. */
const dayOf = (list: unknown, at: string): unknown =>
  (list as Readonly<Record<string, { day?: unknown } | null>> | null)?.[at]?.day;
