import type { Locale } from '@praxiskit/core';

/** A text in both languages, as columns or members have it: `text_de`, `text_en`. */
export type InBoth<Name extends string> = Record<`${Name}_${Locale}`, string>;

/** The skin, from the surface down. */
export const layers = ['oberhaut', 'lederhaut', 'unterhaut', 'muskel', 'blutbahn'] as const;

export type Layer = (typeof layers)[number];

/**
 * The facts that visitors compare. `treatmentFigures` says the numbers in words, so that no text contradicts
 * them. Where the fewest and the most are always equal, both are that number. A number that is not entered
 * yet is null, and no page shows it: 0 days of downtime are none at all.
 */
export interface TreatmentFacts extends InBoth<'signs' | 'lasts'> {
  layer: Layer;
  /** In millimeters; null for a treatment without a depth. */
  depth_min: number | null;
  depth_max: number | null;
  duration_minutes: number | null;
  /** Sessions of a first course. */
  sessions_min: number | null;
  sessions_max: number | null;
  /** Days between two sessions; null for a single one. */
  interval_days: number | null;
  /** Days until the doctor looks at the result; null where no checkup is needed. */
  check_days: number | null;
  /** Days with visible signs, which `signs_de` and `signs_en` describe. */
  downtime_days_min: number | null;
  downtime_days_max: number | null;
  /** Days until it works; from 0 to 56 is 'at once, in full after 8 weeks'. */
  onset_days_min: number | null;
  onset_days_max: number | null;
}

/** One step of a session. */
export type CourseStep = InBoth<'title' | 'text'>;

/** From the most frequent down. */
export const riskFrequencies = ['common', 'uncommon', 'rare', 'very_rare'] as const;

export type RiskFrequency = (typeof riskFrequencies)[number];

export interface Risk extends InBoth<'text'> {
  frequency: RiskFrequency;
}

/** Care from one day to another: the treatment's own day is 0, days before it are negative. */
export interface Care extends InBoth<'text'> {
  from: number;
  to: number;
}

export type Question = InBoth<'question' | 'answer'>;

/** How well a treatment's effect is studied, from the least up. */
export const evidenceGrades = ['weak', 'limited', 'good', 'strong'] as const;

export type EvidenceGrade = (typeof evidenceGrades)[number];

export interface Evidence extends InBoth<'text'> {
  grade: EvidenceGrade;
  /** As a reference list has them: 'Alam et al., JAMA Dermatol 2018;154:1447–1452'. */
  sources: string[];
  /** ISO day of the doctor's last review; null before the first. */
  reviewed_on: string | null;
}

/** The texts of a treatment's page, as the columns of its record. */
export interface TreatmentTexts
  extends InBoth<'body' | 'purpose' | 'alternatives' | 'exclusions' | 'included'> {
  course: CourseStep[];
  risks: Risk[];
  care: Care[];
  questions: Question[];
  /** Null for a treatment whose evidence is not judged yet: its page shows none. */
  evidence: Evidence | null;
}
