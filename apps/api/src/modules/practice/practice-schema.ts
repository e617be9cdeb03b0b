import { holidaysShape, openingHoursShape } from '@praxiskit/staff/server';
import { doctorsShape } from '@praxiskit/treatments/server';
import type { PracticeFacts } from '@praxiskit/web/records';
import { z } from 'zod';

const text = z.string().max(255);
/** What `/api/public` tells of the practice. */
export const practiceSchema = z.object({
  name: text,
  title_de: text,
  title_en: text,
  phone: text,
  email: text,
  street: text,
  postal_code: text,
  city: text,
  country: text,
  legal_form: text,
  vat_id: text,
  supervisory_authority: text,
  chamber: text,
  chamber_state: text,
  doctors: doctorsShape,
  hours: openingHoursShape,
  holidays: holidaysShape,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
}) satisfies z.ZodType<PracticeFacts>;
