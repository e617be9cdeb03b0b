import { type Locale, localized } from '@praxiskit/pages';
import { fill } from '../messages/fill.ts';
import { messages } from '../messages/messages.ts';
import type { TreatmentFacts } from '../treatment.ts';
import { daysText } from './days.ts';

/** The numbers of a treatment in words; empty for what it has no word for. */
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

export function treatmentFigures(facts: TreatmentFacts, locale: Locale): TreatmentFigures {
  const say = messages[locale].figures;
  const after = (min: number, max = min) => daysText(min, max, locale, true);
  const { onset_days_min: onset, onset_days_max: inFull } = facts;
  const { downtime_days_min: down, downtime_days_max: mostDown } = facts;
  const { sessions_min: fewest, sessions_max: most, interval_days, check_days } = facts;
  const sessions = [
    most === 1 ? say.single : fewest === most ? String(most) : `${fewest}–${most}`,
    most > 1 && interval_days !== null ? fill(say.interval, { span: after(interval_days) }) : '',
    check_days !== null ? fill(say.check, { span: after(check_days) }) : '',
  ];
  const seen = localized(facts, 'signs', locale);
  return {
    duration: fill(say.minutes, { count: String(facts.duration_minutes) }),
    onset:
      inFull === 0
        ? say.atOnce
        : onset === 0
          ? fill(say.inFull, { span: after(inFull) })
          : fill(say.later, { span: after(onset, inFull) }),
    lasts: localized(facts, 'lasts', locale),
    downtime:
      mostDown === 0
        ? seen || say.noDowntime
        : [daysText(down, mostDown, locale), seen].filter(Boolean).join(', '),
    sessions: sessions.filter(Boolean).join(', '),
  };
}
