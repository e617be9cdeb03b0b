import type { Locale } from '@praxiskit/core';
import type { EvidenceGrade, RiskFrequency } from './treatment.ts';

interface Messages {
  readonly figures: Readonly<
    Record<
      | ('minutes' | 'atOnce' | 'inFull' | 'later' | 'ifAtAll' | 'noDowntime')
      | ('single' | 'interval' | 'check'),
      string
    >
  >;
  readonly titles: Readonly<
    Record<
      | ('what' | 'purpose' | 'course' | 'risks' | 'care' | 'help')
      | ('questions' | 'evidence' | 'alternatives' | 'related'),
      string
    >
  >;
  readonly risksLead: string;
  readonly frequencies: Readonly<Record<RiskFrequency, string>>;
  readonly exclusions: string;
  readonly care: Readonly<Record<'sameDay' | 'before' | 'after' | 'from', string>>;
  readonly careDays: Readonly<
    Record<
      | ('before' | 'after' | 'lasting' | 'treatment' | 'first' | 'last')
      | ('downtime' | 'noSigns' | 'check' | 'checkAfter'),
      string
    >
  >;
  readonly print: string;
  readonly help: Readonly<Record<'practice' | 'onCall' | 'emergency', Readonly<Help>>>;
  readonly grades: Readonly<Record<EvidenceGrade, string>>;
  readonly grade: string;
  readonly sources: string;
  readonly reviewed: string;
}

/** When to call, and what for. */
interface Help {
  term: string;
  text: string;
}

/** The package's own words on a treatment's page; `{…}` is filled in. */
export const messages: Readonly<Record<Locale, Messages>> = {
  de: {
    figures: {
      minutes: '{count}\u00a0Minuten',
      atOnce: 'sofort',
      inFull: 'sofort, ganz nach {span}',
      later: 'nach {span}',
      ifAtAll: 'wenn, dann nach {span}',
      noDowntime: 'keine',
      single: 'eine',
      interval: 'im Abstand von {span}',
      check: 'Kontrolle nach {span}',
    },
    titles: {
      what: 'Was geschieht',
      purpose: 'Wofür und für wen',
      course: 'So läuft es ab',
      risks: 'Risiken',
      care: 'Davor und danach',
      help: 'Wenn danach etwas nicht stimmt',
      questions: 'Fragen',
      evidence: 'Wie gut es untersucht ist',
      alternatives: 'Was sonst in Frage kommt',
      related: 'Behandlungen für dieselben Anliegen',
    },
    risksLead:
      'Keine Behandlung ist ohne Risiko. Hier stehen die wichtigsten; alles Weitere gehört in das Gespräch vor der Behandlung.',
    frequencies: {
      common: 'Häufig',
      uncommon: 'Gelegentlich',
      rare: 'Selten',
      very_rare: 'Sehr selten',
    },
    exclusions: 'Nicht bei',
    care: {
      sameDay: 'Am Tag selbst',
      before: '{span} vorher',
      after: '{span} lang danach',
      from: '{from}.–{to}.\u00a0Tag',
    },
    careDays: {
      before: 'Davor',
      after: 'Danach',
      lasting: '{span} lang',
      treatment: 'Ihr Termin',
      first: '{span} davor',
      last: '{span} danach',
      downtime: 'Ihre Ausfallzeit: {signs} möglich',
      noSigns: 'Ihre Ausfallzeit',
      check: 'Kontrolle',
      checkAfter: 'Nach {span}',
    },
    print: 'Davor und danach drucken',
    help: {
      practice: {
        term: 'Zu den Sprechzeiten',
        text: 'Rufen Sie uns an, auch wenn es Ihnen klein vorkommt.',
      },
      onCall: {
        term: 'Außerhalb der Sprechzeiten',
        text: 'Ärztlicher Bereitschaftsdienst, ohne Vorwahl, kostenfrei.',
      },
      emergency: {
        term: 'Im Notfall',
        text: 'Atemnot, Schluck- oder Sprechstörung, Schwellung von Zunge oder Rachen, plötzliche Sehstörung, Lähmung; nach einer Spritze auch starker Schmerz, weiße oder marmorierte Haut: schon bei einem davon den Rettungsdienst rufen.',
      },
    },
    grades: { weak: 'schwach', limited: 'begrenzt', good: 'gut', strong: 'sehr gut' },
    grade: 'Belege: {grade}.',
    sources: 'Quellen',
    reviewed: 'Text zuletzt ärztlich geprüft am {date}.',
  },
  en: {
    figures: {
      minutes: '{count}\u00a0minutes',
      atOnce: 'immediately',
      inFull: 'immediately, fully after {span}',
      later: 'after {span}',
      ifAtAll: 'if at all, after {span}',
      noDowntime: 'none',
      single: 'one',
      interval: '{span} apart',
      check: 'checkup after {span}',
    },
    titles: {
      what: 'What happens',
      purpose: 'What it is for, and for whom',
      course: 'Step by step',
      risks: 'Risks',
      care: 'Before and after',
      help: 'If something is wrong afterwards',
      questions: 'Questions',
      evidence: 'How strong the evidence is',
      alternatives: 'Alternatives',
      related: 'Treatments for the same concerns',
    },
    risksLead:
      'No treatment is without risk. These are the most important ones; we discuss everything else with you before the treatment.',
    frequencies: {
      common: 'Common',
      uncommon: 'Uncommon',
      rare: 'Rare',
      very_rare: 'Very rare',
    },
    exclusions: 'Not suitable in case of',
    care: {
      sameDay: 'On the day itself',
      before: '{span} before',
      after: 'For {span} afterwards',
      from: 'Days\u00a0{from}–{to}',
    },
    careDays: {
      before: 'Before',
      after: 'Afterwards',
      lasting: 'For {span}',
      treatment: 'Your appointment',
      first: '{span} before',
      last: '{span} after',
      downtime: 'Your downtime: {signs} possible',
      noSigns: 'Your downtime',
      check: 'Checkup',
      checkAfter: 'After {span}',
    },
    print: 'Print these instructions',
    help: {
      practice: {
        term: 'During opening hours',
        text: 'Call us, even if it seems minor.',
      },
      onCall: {
        term: 'Outside opening hours',
        text: 'Doctors on call in Germany: no area code, free of charge.',
      },
      emergency: {
        term: 'In an emergency',
        text: 'Trouble breathing, swallowing or speaking, swelling of the tongue or throat, sudden trouble seeing, paralysis; after an injection, also severe pain or white or mottled skin: call an ambulance for any one of these.',
      },
    },
    grades: { weak: 'weak', limited: 'limited', good: 'good', strong: 'strong' },
    grade: 'Evidence: {grade}.',
    sources: 'Sources',
    reviewed: 'Text last reviewed by a doctor on {date}.',
  },
};
