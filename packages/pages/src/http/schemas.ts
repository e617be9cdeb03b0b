import { z } from 'zod';
import type { BuildManifest, LatestBuild } from '../version/build.ts';

const latestBuild: z.ZodType<LatestBuild> = z.object({ id: z.string() });

const routeRule = z.object({
  path: z.string(),
  layout: z.enum(['default', 'intern', 'letter', 'admin', 'step']),
  access: z.enum(['public', 'guest-only', 'auth']),
  roles: z.union([z.string(), z.array(z.string())]).exactOptional(),
  middleware: z.array(z.string()).exactOptional(),
  memory: z.boolean(),
  start: z.enum(['on-demand', 'at-once']),
  indexed: z.boolean(),
});
const manifest: z.ZodType<BuildManifest> = z.object({ id: z.string(), routes: z.array(routeRule) });

const tags = ['pages'];
const json = (description: string, schema: z.ZodType) => ({
  200: { description, ...z.toJSONSchema(schema, { target: 'draft-7' }) },
});

/** The parameters and answers of the engine's routes, for an API documentation. */
export const schemas = {
  latest: {
    tags,
    summary: 'The build that the server answers with',
    response: json('Its id', latestBuild),
  },
  manifest: {
    tags,
    summary: 'A build and the rules of its routes',
    params: z.toJSONSchema(z.object({ file: z.string() }), { target: 'draft-7' }),
    response: json('The manifest', manifest),
  },
  messages: {
    tags,
    summary: 'The texts of the site in one language',
    response: { 200: { description: 'Texts by their keys' } },
  },
  picture: {
    tags,
    summary: 'A picture as webp, in one of the widths of the site',
    response: {
      200: { description: 'The picture' },
      304: { description: 'The one that the caller has' },
    },
  },
};
