import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Viewer } from '@praxiskit/core/fastify';
import type { RecordQuery, RecordReader } from '@praxiskit/record-model';
import { translateDatabaseError } from '../database-error.ts';
import { RecordServerError } from '../error.ts';
import type { Locale } from '../locale.ts';
import { type Caller, createCallerFactory } from '../model/caller.ts';
import type { Row } from '../model/row.ts';
import type { RecordSource } from '../options.ts';
import { within } from '../transaction.ts';
import { type Page, readPage, readRecord } from './page.ts';
import { highestLimit } from './parameters.ts';
import { parseListQuery } from './query.ts';

/** The viewer whose permissions apply, and the language of labels and messages. */
export interface RecordReaderCaller {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  /** For reads inside a transaction. By default each caller has an entity manager of its own. */
  readonly em?: SqlEntityManager;
}

/**
 * Reads records in the process, by the code and the permissions of the GET routes and without HTTP.
 * Each caller's reader has one entity manager; its reads may run at the same time. They reject with a
 * RecordServerError, as the route would answer: UNAUTHENTICATED, NOT_FOUND, FILTER_INVALID,
 * SORT_INVALID, INCLUDE_INVALID, QUERY_INVALID, UNAVAILABLE; any other error of the database is as it is,
 * and a view that is not among `source.views` is an Error that names it.
 *
 * @throws Error, RecordError as the plug-in's start does
 */
export function createRecordReader<Views extends object = Readonly<Record<string, Row>>>(
  source: RecordSource,
): (caller: RecordReaderCaller) => RecordReader<Views> {
  const createCaller = createCallerFactory(source);
  const names = new Set<string>(source.views.map(({ name }) => name));
  return ({ viewer, locale, em }) => {
    let known: Caller | null = null;

    async function read<T>(work: (caller: Caller) => Promise<T>): Promise<T> {
      try {
        known ??=
          em === undefined
            ? createCaller(viewer, locale)
            : within(createCaller(viewer, locale), em);
        return await work(known);
      } catch (thrown) {
        throw translateDatabaseError(thrown, true);
      }
    }

    return {
      list: <Name extends keyof Views & string>(view: Name, query: RecordQuery = {}) =>
        read(async (caller) => {
          ensureRegistered(view, names);
          const sight = caller.require(view);
          const isWhole = query.limit === 'all';
          const parameters = toParameters(isWhole ? { ...query, limit: highestLimit } : query);
          const found: Row[] = [];
          let after: string | null = null;
          do {
            const from = after === null ? parameters : { ...parameters, offset: '0', after };
            const page: Page = await readPage(sight, caller, parseListQuery(from, sight, caller));
            found.push(...page.records);
            after = page.next;
          } while (isWhole && after !== null);
          return found as Views[Name][];
        }),
      find: <Name extends keyof Views & string>(view: Name, id: string, query: RecordQuery = {}) =>
        read(async (caller) => {
          ensureRegistered(view, names);
          const sight = caller.require(view);
          const parsed = parseListQuery(toParameters(query), sight, caller);
          const { record } = await readRecord(sight, caller, id, parsed);
          return record as Views[Name];
        }),
    };
  };
}

/**
 * The site's own code asks for the view, so an unknown name is an error of the code and not a 404.
 */
function ensureRegistered(view: string, names: ReadonlySet<string>): void {
  if (!names.has(view)) throw new Error(`There is no view '${view}': is it among the views?`);
}

/** As query parameters, so that there is one parser. */
function toParameters({ filter, ...rest }: RecordQuery): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined) parameters[name] = String(value);
  }
  if (filter !== undefined) parameters.filter = JSON.stringify(filter, ensureJson);
  return parameters;
}

/** JSON would drop `{ user_id: undefined }`, and the filter would match every row. */
function ensureJson(field: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  const isLost =
    value === undefined ||
    typeof value === 'function' ||
    typeof value === 'symbol' ||
    (typeof value === 'number' && !Number.isFinite(value));
  if (isLost) throw new RecordServerError('FILTER_INVALID', { details: { field } });
  return value;
}
