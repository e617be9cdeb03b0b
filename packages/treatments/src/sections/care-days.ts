import { fill, type Locale, localized } from '@praxiskit/core';
import { daysText } from '../facts/days.ts';
import { messages } from '../messages.ts';
import type { Care, TreatmentFacts } from '../treatment.ts';
import { careTerm } from './care-term.ts';
import type { CareEntry, Section } from './section.ts';

export type CareFacts = Pick<
  TreatmentFacts,
  ('layer' | 'check_days' | 'downtime_days_min' | 'downtime_days_max') | ('signs_de' | 'signs_en')
>;

/** The least number of days on the ruler. */
const LEAST = { before: 7, after: 14 };
/** The days before take at least this share of the days after: their texts are below them. */
const BEFORE_SHARE = 0.4;
/** How long the bar of a single day is, which is as long as a visit. */
const ONE_DAY = 0.5;

/**
 * The care as days to scale. Care that goes on from before the treatment is shown where it begins.
 *
 * @param care in any order
 */
export function careDays(
  care: readonly Care[],
  facts: CareFacts | undefined,
  locale: Locale,
): Omit<Extract<Section, { kind: 'days' }>, 'id' | 'title'> {
  const entries = [...care.map((part) => careEntry(part, locale)), ...factEntries(facts, locale)];
  const inOrder = entries.toSorted((a, b) => a.at - b.at || a.days - b.days);
  const furthest = Math.max(LEAST.after, ...entries.map(({ at, days }) => Math.ceil(at + days)));
  const earliest = Math.max(LEAST.before, ...entries.map(({ at }) => -at));
  const before = Math.max(earliest, Math.ceil(BEFORE_SHARE * furthest));
  const say = messages[locale].careDays;
  const span = (days: number) => daysText(days, days, locale);
  return {
    kind: 'days',
    before,
    after: furthest,
    print: messages[locale].print,
    words: {
      before: say.before,
      after: say.after,
      treatment: say.treatment,
      first: fill(say.first, { span: span(before) }),
      last: fill(say.last, { span: span(furthest) }),
    },
    early: inOrder.filter(({ at }) => at < 0),
    late: inOrder.filter(({ at }) => at >= 0),
    layer: facts?.layer ?? null,
  };
}

function careEntry(part: Care, locale: Locale): CareEntry {
  const { from, to } = part;
  // The last day before the treatment ends where its own begins.
  const end = to < 0 ? to + 1 : to;
  const lasting = fill(messages[locale].careDays.lasting, { span: daysText(to, to, locale) });
  return {
    kind: 'care',
    // The title above it says that it is afterwards.
    term: from === 0 && to > 0 ? lasting : careTerm(part, locale),
    text: localized(part, 'text', locale),
    at: from,
    days: Math.max(end - from, ONE_DAY),
  };
}

function factEntries(facts: CareFacts | undefined, locale: Locale): CareEntry[] {
  if (!facts) return [];
  const say = messages[locale].careDays;
  const { downtime_days_min: least, downtime_days_max: most, check_days: check } = facts;
  const signs = localized(facts, 'signs', locale);
  const downtime = (days: number): CareEntry => ({
    kind: 'downtime',
    term: daysText(Math.max(least ?? days, 1), days, locale),
    text: signs ? fill(say.downtime, { signs }) : say.noSigns,
    at: 0,
    days,
  });
  const looked = (at: number): CareEntry => ({
    kind: 'check',
    term: fill(say.checkAfter, { span: daysText(at, at, locale, true) }),
    text: say.check,
    at,
    days: 0,
  });
  return [...(most ? [downtime(most)] : []), ...(check === null ? [] : [looked(check)])];
}
