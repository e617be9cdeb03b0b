import type { Locale } from '@praxiskit/core';
import type { Verdict } from './course-plan.ts';
import type { MarkKind } from './plan-marks.ts';

/** The occasion of the visitor's day; a form sends it by this name. */
export const occasions = ['tag', 'hochzeit', 'feier', 'reise'] as const;

export type Occasion = (typeof occasions)[number];

interface Messages {
  /** Without a day, and with one: `{occasion}`, `{when}`. */
  readonly headline: string;
  readonly headlineFor: string;
  readonly lead: string;
  readonly occasion: string;
  readonly occasions: Readonly<Record<Occasion, string>>;
  readonly day: string;
  readonly show: string;
  /** How a day is typed, where the field takes text. */
  readonly hint: string;
  readonly problems: Readonly<Record<'unreadable' | 'past' | 'far', string>>;
  readonly tomorrow: string;
  readonly inDays: string;
  readonly inWeeks: string;
  readonly inGoodWeeks: string;
  readonly leftOne: string;
  readonly left: string;
  /** How many there are, of one and of more. */
  readonly summary: Readonly<Record<Verdict, readonly [one: string, more: string]>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** Names of the table's columns, and of itself. */
  readonly table: Readonly<Record<'caption' | 'treatment' | 'time' | 'chart' | 'weeks', string>>;
  readonly scale: Readonly<Record<'today' | 'yourDay', string>>;
  /** From none to twelve. */
  readonly numbers: readonly string[];
  /** Texts of a treatment's row. */
  readonly row: Readonly<
    Record<
      | (
          | 'one'
          | 'several'
          | 'partOne'
          | 'part'
          | 'lateOne'
          | 'late'
          | 'preparation'
          | 'preparationBefore'
        )
      | ('by' | 'before'),
      string
    >
  >;
  readonly legendTitle: string;
  readonly legend: Readonly<Record<MarkKind | 'after' | 'free', string>>;
  readonly adviceTitle: string;
  readonly advice: string;
}

/** The words of 'Mein Termin'; `{…}` is filled in. All times are guide values, and no effect is promised. */
export const dayMessages: Readonly<Record<Locale, Messages>> = {
  de: {
    headline: 'Ihr Tag steht\u00a0fest: Was\u00a0geht\u00a0noch?',
    headlineFor: '{occasion} {when}: Was\u00a0geht\u00a0noch?',
    lead: 'Nennen Sie den Tag, der Ihnen wichtig ist. Wir rechnen zurück, wann die erste und die letzte Sitzung sein müssten. Gespeichert wird davon nichts.',
    occasion: 'Anlass',
    occasions: { tag: 'Ihr Tag', hochzeit: 'Hochzeit', feier: 'Feier', reise: 'Reise' },
    day: 'Ihr Tag',
    show: 'Zeigen',
    hint: 'Zum Beispiel {example}',
    problems: {
      unreadable:
        '„{typed}“ ist kein Tag, den wir lesen können. Bitte schreiben Sie ihn so: {example}.',
      past: 'Der {day} liegt nicht mehr vor Ihnen. Bitte wählen Sie einen Tag ab dem {first}.',
      far: 'Bis zum {day} kann sich noch viel ändern. Wir rechnen ein Jahr voraus, bis zum {last}.',
    },
    tomorrow: 'morgen',
    inDays: 'in {count}\u00a0Tagen',
    inWeeks: 'in {count}\u00a0Wochen',
    inGoodWeeks: 'in gut {count}\u00a0Wochen',
    leftOne: 'noch 1\u00a0Tag',
    left: 'noch {count}\u00a0Tage',
    summary: {
      fits: ['{count} passt', '{count} passen'],
      partly: ['{count} zum Teil', '{count} zum Teil'],
      late: ['{count} nicht mehr', '{count} nicht mehr'],
    },
    verdicts: { fits: 'passt', partly: 'zum Teil', late: 'nicht mehr' },
    table: {
      caption: 'Alle Behandlungen: wann die erste und die letzte Sitzung sein müssten',
      treatment: 'Behandlung',
      time: 'Was zeitlich geht',
      chart: 'Verlauf',
      weeks: 'Wochen vor Ihrem Tag',
    },
    scale: { today: 'heute', yourDay: 'Ihr Tag' },
    numbers: [
      'keine',
      'eine',
      'zwei',
      'drei',
      'vier',
      'fünf',
      'sechs',
      'sieben',
      'acht',
      'neun',
      'zehn',
      'elf',
      'zwölf',
    ],
    row: {
      one: 'eine Sitzung, spätestens {last}',
      several: '{count} Sitzungen: erste spätestens {first}, letzte {last}',
      partOne: 'eine von {of} Sitzungen, spätestens {last}',
      part: '{count} von {of} Sitzungen: erste spätestens {first}, letzte {last}',
      lateOne: 'eine Sitzung, frühestens am {settled} abgeschlossen',
      late: '{count} Sitzungen, frühestens am {settled} abgeschlossen',
      preparation: 'vorbereiten ab {begin}',
      preparationBefore: 'vorbereiten {begin}',
      by: 'am {day}',
      before: '{span} vorher',
    },
    legendTitle: 'So lesen Sie das',
    legend: {
      preparation: 'Vorbereitung: was vorher zu tun oder zu lassen ist',
      session: 'eine Sitzung',
      downtime: 'Ausfallzeit: Rötung, Schwellung, blaue Flecken möglich',
      course: 'bis alles abgeheilt und noch einmal angesehen ist',
      settled: 'abgeschlossen',
      after: 'käme erst nach Ihrem Tag',
      free: 'Ihre freie Woche',
    },
    adviceTitle: 'Und was wir raten',
    advice:
      'Probieren Sie vor einem Fest nichts zum ersten Mal aus. Wir rechnen mit der kleinsten Zahl an Sitzungen und der längsten Heilzeit und lassen vor Ihrem Tag eine Woche frei. Die erste Beratung kommt noch davor. Alle Zeiten sind Richtwerte, kein Versprechen; ob eine Behandlung für Sie in Frage kommt, entscheidet die Untersuchung.',
  },
  en: {
    headline: 'Your day is set: what\u00a0is still\u00a0possible?',
    headlineFor: '{occasion} {when}: what\u00a0is still\u00a0possible?',
    lead: 'Tell us the day that matters to you. We count back to when the first and the last session would have to be. None of it is stored.',
    occasion: 'Occasion',
    occasions: { tag: 'Your day', hochzeit: 'Wedding', feier: 'Party', reise: 'Trip' },
    day: 'Your day',
    show: 'Show',
    hint: 'For example {example}',
    problems: {
      unreadable: '“{typed}” is not a day that we can read. Please write it like this: {example}.',
      past: '{day} is no longer ahead of you. Please choose a day from {first} on.',
      far: 'A lot can change before {day}. We plan one year ahead, until {last}.',
    },
    tomorrow: 'tomorrow',
    inDays: 'in {count}\u00a0days',
    inWeeks: 'in {count}\u00a0weeks',
    inGoodWeeks: 'in just over {count}\u00a0weeks',
    leftOne: '1\u00a0day left',
    left: '{count}\u00a0days left',
    summary: {
      fits: ['{count} possible', '{count} possible'],
      partly: ['{count} in part', '{count} in part'],
      late: ['{count} too late', '{count} too late'],
    },
    verdicts: { fits: 'possible', partly: 'in part', late: 'too late' },
    table: {
      caption: 'All treatments: when the first and the last session would have to be',
      treatment: 'Treatment',
      time: 'What time allows',
      chart: 'Timeline',
      weeks: 'Weeks before your day',
    },
    scale: { today: 'today', yourDay: 'Your day' },
    numbers: [
      'none',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'seven',
      'eight',
      'nine',
      'ten',
      'eleven',
      'twelve',
    ],
    row: {
      one: 'one session, {last} at the latest',
      several: '{count} sessions: first {first} at the latest, last {last}',
      partOne: 'one of {of} sessions, {last} at the latest',
      part: '{count} of {of} sessions: first {first} at the latest, last {last}',
      lateOne: 'one session, completed on {settled} at the earliest',
      late: '{count} sessions, completed on {settled} at the earliest',
      preparation: 'prepare from {begin}',
      preparationBefore: 'prepare {begin}',
      by: 'on {day}',
      before: '{span} before',
    },
    legendTitle: 'How to read this',
    legend: {
      preparation: 'preparation: what to do or to avoid beforehand',
      session: 'one session',
      downtime: 'downtime: redness, swelling, bruising possible',
      course: 'until everything has healed and been looked at again',
      settled: 'completed',
      after: 'would come after your day',
      free: 'your free week',
    },
    adviceTitle: 'And what we advise',
    advice:
      'Do not try anything for the first time before an event. We count the fewest sessions and the longest healing, and keep one week free before your day. The first consultation comes before all that. All times are approximate, not a promise; whether a treatment is suitable for you is decided by an examination.',
  },
};
