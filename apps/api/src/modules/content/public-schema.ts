import type { PublicConfig } from '@praxiskit/pages';
import type { PracticeFacts } from '@praxiskit/web/records';
import { z } from 'zod';

const text = z.string();

const practice = z.object({
  ...{ name: text, title_de: text, title_en: text, phone: text, email: text },
  ...{ street: text, postal_code: text, city: text, country: text },
  ...{ legal_form: text, vat_id: text, supervisory_authority: text },
  ...{ chamber: text, chamber_state: text },
  doctors: z.array(z.object({ title: text, name: text, role_de: text, role_en: text })),
  hours: z.array(
    z.object({
      day: z.int().describe('1 is Monday'),
      opens: text.describe('`09:00`'),
      closes: text,
    }),
  ),
  ...{ latitude: z.number().nullable(), longitude: z.number().nullable() },
}) satisfies z.ZodType<PracticeFacts>;

const config = z.object({
  ...{ construction: z.boolean(), construction_hash: text.nullable() },
  responsive: z.object({ breakpoints: z.array(z.object({ name: text, max: z.number() })) }),
  ...{ no_cookies: z.boolean(), animated_anchors: z.boolean(), analytics_id: text.nullable() },
  ...{ guest_redirect: text, version: text, build_id: text },
}) satisfies z.ZodType<PublicConfig>;

const publicAnswer = z.object({ practice, config });

export const publicSchema = {
  tags: ['public'],
  summary: 'The practice’s facts and the public part of the configuration',
  response: { 200: { description: 'Both', ...z.toJSONSchema(publicAnswer) } },
};
