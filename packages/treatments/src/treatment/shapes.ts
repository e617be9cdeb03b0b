import { z } from 'zod';
import {
  type Care,
  type CourseStep,
  type Evidence,
  evidenceGrades,
  layers,
  type Question,
  type Risk,
  riskFrequencies,
  type TreatmentFacts,
} from '../treatment.ts';

const notLess = {
  de: 'Der größere Wert kommt an zweiter Stelle.',
  en: 'The greater value comes second.',
};

const words = z.string().max(200);
const text = z.string().trim().min(1).max(2000);
const millimeters = z.number().min(0).max(100).nullable();
const days = z.number().int().min(0).max(730).nullable();
const sessions = z.number().int().min(1).max(50).nullable();

export const facts: z.ZodType<TreatmentFacts> = z
  .strictObject({
    layer: z.enum(layers),
    depth_min: millimeters,
    depth_max: millimeters,
    duration_minutes: z.number().int().min(1).max(600).nullable(),
    sessions_min: sessions,
    sessions_max: sessions,
    interval_days: days,
    check_days: days,
    downtime_days_min: days,
    downtime_days_max: days,
    onset_days_min: days,
    onset_days_max: days,
    signs_de: words,
    signs_en: words,
    lasts_de: words,
    lasts_en: words,
  })
  .superRefine((value, context) => {
    for (const name of ['depth', 'sessions', 'downtime_days', 'onset_days'] as const) {
      const [min, max] = [value[`${name}_min`], value[`${name}_max`]];
      if (min === null || max === null || min <= max) continue;
      context.addIssue({ code: 'custom', path: [`${name}_max`], params: notLess });
    }
  });

export const course: z.ZodType<CourseStep[]> = z
  .array(z.strictObject({ title_de: text, title_en: text, text_de: text, text_en: text }))
  .max(20);

export const risks: z.ZodType<Risk[]> = z
  .array(z.strictObject({ frequency: z.enum(riskFrequencies), text_de: text, text_en: text }))
  .max(20);

const day = z.number().int().min(-365).max(730);

export const care: z.ZodType<Care[]> = z
  .array(
    z
      .strictObject({ from: day, to: day, text_de: text, text_en: text })
      .refine(({ from, to }) => from <= to, { path: ['to'], params: notLess }),
  )
  .max(40);

export const questions: z.ZodType<Question[]> = z
  .array(z.strictObject({ question_de: text, question_en: text, answer_de: text, answer_en: text }))
  .max(40);

/** A new record may leave it out. */
export const evidence: z.ZodType<Evidence | null | undefined> = z
  .strictObject({
    grade: z.enum(evidenceGrades),
    text_de: text,
    text_en: text,
    sources: z.array(z.string().trim().min(1).max(300)).max(20),
    reviewed_on: z.iso.date().nullable(),
  })
  .nullish();

export const formerSlugs = z
  .array(
    z
      .string()
      .max(255)
      .regex(/^[a-z0-9-]+$/),
  )
  .max(20);
