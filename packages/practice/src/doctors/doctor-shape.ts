import { z } from 'zod';
import type { DoctorWords } from './doctor.ts';

const said = z.string().max(400);
const needed = z.string().trim().min(1).max(200);
const year = z.int().min(1900).max(2100);

const words = {
  statement_de: said.optional(),
  statement_en: said.optional(),
  years: z
    .array(
      z.strictObject({
        from: year,
        to: year.nullable(),
        goes_on: z.boolean().optional(),
        title_de: needed,
        title_en: needed,
        note_de: said,
        note_en: said,
      }),
    )
    .max(12)
    .optional(),
  refusals: z
    .array(z.strictObject({ text_de: needed, text_en: needed }))
    .max(12)
    .optional(),
};

/** The shape of a practice's doctors, for `keepShape` of record-server. */
export const doctorsShape = z
  .array(
    z.strictObject({
      title: z.string().max(255),
      name: z.string().min(1).max(255),
      role_de: z.string().max(255),
      role_en: z.string().max(255),
      ...words,
    }),
  )
  .max(40);

// Pages read the same shape.
words satisfies Record<keyof DoctorWords, z.ZodType>;
