import { fill, type Locale, localized } from '@praxiskit/core';
import { messages } from '../messages.ts';
import type { Evidence, TreatmentFacts } from '../treatment.ts';
import { daysText } from './days.ts';

/** The numbers of a treatment in words; empty where a number is not entered yet, or has no word. */
export interface TreatmentFigures {
  /** '45 Minuten' */
  duration: string;
  /** 'sofort', 'nach 4–6 Wochen' */
  onset: string;
  lasts: string;
  /** '2–3 Tage, Rötung' */
  downtime: string;
  /** '3–4, im Abstand von 3 Wochen' */
  sessions: string;
}

/** @param evidence where it is weak, the figures promise no effect: 'wenn, dann nach 2 Wochen' */
export function treatmentFigures(
  facts: TreatmentFacts,
  locale: Locale,
  evidence?: Pick<Evidence, 'grade'> | null,
): TreatmentFigures {
  const { duration_minutes: minutes } = facts;
  return {
    duration:
      minutes === null ? '' : fill(messages[locale].figures.minutes, { count: String(minutes) }),
    onset: onsetText(facts, locale, evidence?.grade === 'weak'),
    lasts: localized(facts, 'lasts', locale),
    downtime: downtimeText(facts, locale),
    sessions: sessionsText(facts, locale),
  };
}

const afterText = (min: number, max: number, locale: Locale) => daysText(min, max, locale, true);

function onsetText(facts: TreatmentFacts, at: Locale, isUnsure: boolean): string {
  const { onset_days_min: onset, onset_days_max: inFull } = facts;
  const say = messages[at].figures;
  if (onset === null || inFull === null) return '';
  if (inFull === 0) return say.atOnce;
  if (onset === 0) return fill(say.inFull, { span: afterText(inFull, inFull, at) });
  return fill(isUnsure ? say.ifAtAll : say.later, { span: afterText(onset, inFull, at) });
}

function downtimeText(facts: TreatmentFacts, locale: Locale): string {
  const { downtime_days_min: least, downtime_days_max: most } = facts;
  const seen = localized(facts, 'signs', locale);
  if (least === null || most === null) return seen;
  if (most === 0) return seen || messages[locale].figures.noDowntime;
  return [daysText(least, most, locale), seen].filter(Boolean).join(', ');
}

function sessionsText(facts: TreatmentFacts, locale: Locale): string {
  const say = messages[locale].figures;
  const { sessions_min: fewest, sessions_max: most, interval_days, check_days } = facts;
  if (fewest === null || most === null) return '';
  const after = (days: number) => afterText(days, days, locale);
  const parts = [
    most === 1 ? say.single : fewest === most ? String(most) : `${fewest}–${most}`,
    most > 1 && interval_days !== null ? fill(say.interval, { span: after(interval_days) }) : '',
    check_days !== null ? fill(say.check, { span: after(check_days) }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}
