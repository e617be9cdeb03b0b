import { z } from 'zod';

const flag = z.stringbool({ error: 'must be 1 or 0' });

/** `sm:600,md:1024` : name and maximum width in CSS pixels, in ascending order [R2.19]. */
const breakpoints = z
  .string()
  .regex(/^[a-z]+:\d+(,[a-z]+:\d+)*$/, { error: 'must look like sm:600,md:1024' })
  .transform((value) =>
    value.split(',').map((pair) => {
      const [name = '', max = ''] = pair.split(':');
      return { name, max: Number(max) };
    }),
  )
  .refine((all) => all.every(({ max }, index) => max > (all[index - 1]?.max ?? 0)), {
    error: 'must rise from one to the next',
  })
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    error: 'must name each breakpoint once',
  });

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^(?=.{1,253}$)(?:${LABEL}\\.)+(?=[a-z])${LABEL}$`);

/** Host names separated by commas; an address or a port would never match. */
const hosts = z
  .string()
  .transform((value) =>
    value
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )
  .refine((all) => all.every((host) => HOST.test(host)), {
    error: 'must be names of hosts such as pictures.example, with commas between them',
  });

/** `https://tiles.example/{z}/{x}/{y}.png`, a path of the site, or `none`, which is read as null. */
const tiles = z
  .string()
  .regex(/^none$|^(?:https?:\/\/[^\s/{}'";,]+)?\/(?!\/)[^\s'";,]*$/, {
    error: 'must be an address such as https://tiles.example/{z}/{x}/{y}.png, a path, or none',
  })
  .transform((address) => (address === 'none' ? null : address))
  .refine((address) => ['{z}', '{x}', '{y}'].every((place) => address?.includes(place) ?? true), {
    error: 'must have {z}, {x} and {y} in it',
  });

/** The variables of every site of this engine; an app spreads them into its own `z.object`. */
export const siteVariables = {
  CONSTRUCTION: flag.default(false),
  CONSTRUCTION_HASH: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, { error: 'must be a SHA-256 hex digest (64 characters)' })
    .transform((hash) => hash.toLowerCase())
    .optional(),
  IMAGE_HOSTS: hosts.default([]),
  ANALYTICS_ID: z
    .string()
    // With another vendor's id Google's tag would not load.
    .regex(/^G-[A-Z0-9]+$/, { error: 'must be the id of a Google tag such as G-ABC123' })
    .optional(),
  MAP_TILES_URL: tiles.optional(),
  NO_COOKIES: flag.default(false),
  ANIMATED_ANCHORS: flag.default(true),
  GUEST_REDIRECT: z
    .string()
    // Browsers ignore tabs and line breaks: the text after them might lead to another site.
    .regex(/^\/(?![/\\])\P{Cc}*$/u, { error: 'must be a path of this site' })
    .refine(isDecodable, { error: 'must have % written as %25' })
    .default('/'),
  BREAKPOINTS: breakpoints.default([
    { name: 'sm', max: 600 },
    { name: 'md', max: 1024 },
    { name: 'lg', max: 1440 },
    { name: 'xl', max: 1920 },
  ]),
};

/** The variables after reading, with defaults. */
export type SiteValues = z.output<z.ZodObject<typeof siteVariables>>;

/** Whether every % starts a valid escape. */
function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
