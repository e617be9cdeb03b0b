import type { PracticeFacts } from '@praxiskit/web/records';
import { z } from 'zod';
import { doctors, hours } from './practice-lists.ts';

const text = z.string();

/** What `/api/public` tells of the practice. */
export const practiceSchema = z.object({
  ...{ name: text, title_de: text, title_en: text, phone: text, email: text },
  ...{ street: text, postal_code: text, city: text, country: text },
  ...{ legal_form: text, vat_id: text, supervisory_authority: text },
  ...{ chamber: text, chamber_state: text, doctors, hours },
  ...{ latitude: z.number().nullable(), longitude: z.number().nullable() },
}) satisfies z.ZodType<PracticeFacts>;
