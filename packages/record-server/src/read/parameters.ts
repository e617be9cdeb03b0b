import { z } from 'zod';
import { RecordServerError } from '../error.ts';

const usualLimit = 50;
/** Of one page. */
export const highestLimit = 500;
const highestOffset = 100_000;

const whole = (highest: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(0).max(highest));

const exactly = ['', 'true', 'exact', '1'];

/** The query string of lists: the one description of it, for the check, its type and OpenAPI. */
export const listParameters = z.strictObject({
  filter: z.string().optional().describe('Conditions over columns and relations, as JSON'),
  sort: z.string().optional().describe('`name,-created_at`'),
  include: z.string().optional().describe('Relations: `author,patient.user`'),
  fields: z.string().min(1).optional().describe('These columns alone: `id,name`'),
  limit: whole(highestLimit).default(usualLimit),
  offset: whole(highestOffset).default(0),
  after: z.string().optional().describe('The cursor of the page before, from its Link header'),
  count: z
    .enum([...exactly, 'false', 'estimated'])
    .default('false')
    .describe('Answer `{ count }` and no rows'),
  deleted: z.enum(['only']).optional().describe('Deleted records, for those who may restore them'),
  lang: z.string().optional().describe('Language of messages: `de` or `en`'),
});

type Name = keyof typeof listParameters.shape;
type Texts = Partial<Record<Name, string>>;

const refusal = (parameter: string, cause?: unknown) =>
  new RecordServerError('QUERY_INVALID', { details: { parameter }, cause });

/**
 * Known parameters, each once.
 * @throws RecordServerError QUERY_INVALID, which names the parameter
 */
export function ensureParameters(query: unknown): Texts {
  const texts: Texts = {};
  for (const [name, value] of Object.entries(query ?? {})) {
    if (!isName(name) || typeof value !== 'string') throw refusal(name);
    texts[name] = value;
  }
  return texts;
}

const isName = (name: string): name is Name => Object.hasOwn(listParameters.shape, name);

/** What each is that is not given. */
const absent = listParameters.parse({});

/** @throws RecordServerError QUERY_INVALID for a value that the parameter does not take */
export function readParameter<Key extends Name>(
  query: Texts,
  name: Key,
): z.infer<typeof listParameters>[Key] {
  if (query[name] === undefined) return absent[name] as z.infer<typeof listParameters>[Key];
  const { data, error } = listParameters.shape[name].safeParse(query[name]);
  if (error !== undefined) throw refusal(name, error);
  return data as z.infer<typeof listParameters>[Key];
}

export const isExactCount = (count: string): boolean => exactly.includes(count);
