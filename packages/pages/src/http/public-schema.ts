import { z } from 'zod';
import type { PublicConfig } from '../config/public-config.ts';

const text = z.string();

const config = z.object({
  construction: z.boolean(),
  construction_hash: text.nullable(),
  responsive: z.object({ breakpoints: z.array(z.object({ name: text, max: z.number() })) }),
  no_cookies: z.boolean(),
  animated_anchors: z.boolean(),
  analytics_id: text.nullable(),
  map_tiles: text.nullable(),
  guest_redirect: text,
  version: text,
  build_id: text,
}) satisfies z.ZodType<PublicConfig>;

/**
 * The schema of the answer of `GET /api/public`: the site's own facts by name, which a closed gate
 * omits, and the configuration.
 */
export function publicSchema(facts: z.core.$ZodShape) {
  const answer = z.object(facts).partial().extend({ config });
  return {
    tags: ['public'],
    summary: 'The facts of the site and the public part of the configuration',
    response: { 200: { description: 'Both', ...z.toJSONSchema(answer) } },
  };
}
