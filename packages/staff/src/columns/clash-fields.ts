import { useSite } from '@praxiskit/pages/react';
import type { ConflictField } from '@praxiskit/ui-kit';
import { use } from 'react';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import { byDay } from './by-day.ts';
import { type Difference, differences } from './differences.ts';
import { createWords } from './in-words.ts';
import { MembersContext } from './member-words.ts';

/** Answers what differs between two values of a JSON column, as a question shows it. */
export function useClashFields() {
  const { editor } = useStaffTexts();
  const { locale } = useSite();
  const words = createWords(editor, locale, use(MembersContext));
  const fieldOf = (way: readonly string[], names: readonly unknown[], of: Difference) => ({
    name: way.join('.'),
    label: names.filter(Boolean).join(', '),
    mine: words.value(of.way, of.mine),
    theirs: words.value(of.way, of.theirs),
  });

  /** Times by their days: where one is closed, the others are still compared with themselves. */
  function timeFields(column: string, mine: unknown, theirs: unknown, label?: string) {
    const [ours, others] = [byDay(mine), byDay(theirs)];
    if (!ours || !others) return null;
    return differences([column], ours, others).flatMap((of) => {
      const [, day = '', at = '', ...below] = of.way;
      // It is what the time is called.
      if (below[0] === 'day') return [];
      const isOnlyTime = [ours, others].every((side) => (side[day]?.length ?? 0) < 2);
      const names = [words.value(['day'], day), isOnlyTime ? '' : words.name([at])];
      // Its control, where there is one, is named by its place in the whole list.
      const place = (mine as unknown[]).indexOf(ours[day]?.[Number(at)]);
      const way = place < 0 ? of.way : [column, `${place}`, ...below];
      return fieldOf(way, [label, ...names, words.name(below)], of);
    });
  }

  /** @param label of the column; none where the question is beside the field */
  return (column: string, mine: unknown, theirs: unknown, label?: string): ConflictField[] =>
    timeFields(column, mine, theirs, label) ??
    differences([column], mine, theirs).map((of) =>
      fieldOf(of.way, [label, words.name(of.way.slice(1))], of),
    );
}
