import { filterLimits, filterOps } from '@praxiskit/record-model';
import { z } from 'zod';
import { RecordServerError } from '../error.ts';

const usualLimit = 50;
export const highestLimit = 500;
const highestOffset = 100_000;
export const mostSorted = 8;
/** The most relations in one include, and in one of its paths. */
export const mostIncluded = 10;
export const deepestIncluded = 3;

function whole(highest: number) {
  const message = `A whole number from 0 to ${highest}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(0).max(highest, message));
}

const exactCountValues = ['', 'true', 'exact', '1'];

const { bytes, depth, nodes, branches, list, hops } = filterLimits;
const filterText = [
  'Conditions as JSON: `{"amount":{"$lt":50},"treatment":{"active":true}}`.',
  `A column has a value, or ${filterOps.join(', ')};`,
  'a relation has conditions of its records, or $some, $none, $every with them; $and, $or and $not join conditions.',
  `At most ${bytes} bytes, ${depth} objects inside each other, ${nodes} fields and operators, ${branches} parts of`,
  `one $and or $or, ${list} values of one list, ${hops} relations one after the other.`,
].join(' ');

/** The query string of lists: one schema for the check, the type and OpenAPI. */
export const listParameters = z.strictObject({
  filter: z.string().optional().describe(filterText),
  sort: z.string().optional().describe(`At most ${mostSorted} columns: \`name,-created_at\``),
  include: z
    .string()
    .optional()
    .describe(
      `Relations, at most ${mostIncluded}, each of at most ${deepestIncluded} names: \`author,patient.user\``,
    ),
  fields: z.string().min(1).optional().describe('These columns alone: `id,name`'),
  limit: whole(highestLimit).default(usualLimit),
  offset: whole(highestOffset).default(0),
  after: z.string().optional().describe('The cursor of the page before, from its Link header'),
  count: z
    .enum([...exactCountValues, 'false', 'estimated'])
    .default('false')
    .describe('Answer `{ count }` and no rows'),
  deleted: z.enum(['only']).optional().describe('Deleted records, for those who may restore them'),
  lang: z.string().optional().describe('Language of messages: `de` or `en`'),
});

type Name = keyof typeof listParameters.shape;
const names = Object.keys(listParameters.shape);
type Texts = Partial<Record<Name, string>>;

const refusal = (parameter: string, reason: string, cause?: unknown) =>
  new RecordServerError('QUERY_INVALID', { details: { parameter, reason }, cause });

/**
 * Checks that parameters are known and occur once.
 * @throws RecordServerError QUERY_INVALID, which names the parameter and the reason
 */
export function ensureParameters(query: unknown): Texts {
  const texts: Texts = {};
  for (const [name, value] of Object.entries(query ?? {})) {
    if (!isName(name)) throw refusal(name, `There are ${names.join(', ')}`);
    if (typeof value !== 'string') throw refusal(name, 'Not one text');
    texts[name] = value;
  }
  return texts;
}

/** A list's query as JSON: `filter` as an object, numbers as numbers. */
export const listBody = listParameters.extend({
  filter: z.record(z.string(), z.unknown()).optional().describe(filterText),
  limit: z.int().min(0).max(highestLimit).optional(),
  offset: z.int().min(0).max(highestOffset).optional(),
});

/**
 * The same query as texts, which `ensureParameters` takes.
 * @throws RecordServerError BODY_INVALID for what is no object
 */
export function ensureQueryBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RecordServerError('BODY_INVALID');
  }
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      name === 'filter' ? JSON.stringify(value) : typeof value === 'number' ? String(value) : value,
    ]),
  );
}

const isName = (name: string): name is Name => Object.hasOwn(listParameters.shape, name);

/** The defaults of missing parameters. */
const absent = listParameters.parse({});

/** @throws RecordServerError QUERY_INVALID for an invalid value */
export function readParameter<Key extends Name>(
  query: Texts,
  name: Key,
): z.infer<typeof listParameters>[Key] {
  if (query[name] === undefined) return absent[name] as z.infer<typeof listParameters>[Key];
  const { data, error } = listParameters.shape[name].safeParse(query[name]);
  if (error !== undefined) throw refusal(name, error.issues[0]?.message ?? '', error);
  return data as z.infer<typeof listParameters>[Key];
}

export const isExactCount = (count: string): boolean => exactCountValues.includes(count);
