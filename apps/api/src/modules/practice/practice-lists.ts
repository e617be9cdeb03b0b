import type { Doctor, OpeningHours } from '@praxiskit/web/records';
import { z } from 'zod';

const text = z.string().max(200);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const doctors = z
  .array(z.strictObject({ title: text, name: text.min(1), role_de: text, role_en: text }))
  .max(40) satisfies z.ZodType<Doctor[]>;

/** A day may have several, as before and after a lunch break. */
export const hours = z
  .array(
    z
      .strictObject({
        day: z.int().min(1).max(7).describe('1 is Monday'),
        opens: time.describe('`09:00`'),
        closes: time,
      })
      .refine(({ opens, closes }) => opens < closes, 'closes before it opens'),
  )
  .max(28) satisfies z.ZodType<OpeningHours[]>;
