import type { PracticeFacts } from '@praxiskit/web/records';
import { z } from 'zod';

const text = z.string().max(255);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const span = z
  .strictObject({
    day: z.int().min(1).max(7).describe('1 is Monday'),
    ...{ opens: time.describe('`09:00`'), closes: time },
  })
  .refine(({ opens, closes }) => opens < closes, {
    params: { de: 'schließt vor dem Öffnen', en: 'closes before it opens' },
  });

/** What `/api/public` tells of the practice. A day may have several hours, as around a lunch break. */
export const practiceSchema = z.object({
  ...{ name: text, title_de: text, title_en: text, phone: text, email: text },
  ...{ street: text, postal_code: text, city: text, country: text },
  ...{ legal_form: text, vat_id: text, supervisory_authority: text },
  ...{ chamber: text, chamber_state: text },
  doctors: z
    .array(z.strictObject({ title: text, name: text.min(1), role_de: text, role_en: text }))
    .max(40),
  hours: z.array(span).max(28),
  ...{ latitude: z.number().nullable(), longitude: z.number().nullable() },
}) satisfies z.ZodType<PracticeFacts>;
