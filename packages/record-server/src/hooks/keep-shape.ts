import { de, en } from 'zod/locales';
import { RecordServerError } from '../error.ts';
import type { Locale } from '../locale.ts';
import type { HookContext } from '../view-hooks.ts';
import { withColumns } from './hook-columns.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Of `refine`. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** As much of a zod schema as is asked. */
export interface ShapeSchema {
  safeParse(
    value: unknown,
    // biome-ignore lint/suspicious/noExplicitAny: zod's own type of an issue
    options?: { error: (issue: any) => any },
  ): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

/** So many are named of what is wrong in a column. */
const NAMED = 10;

const messages = { de: de().localeError, en: en().localeError } satisfies Record<Locale, unknown>;

/**
 * A hook for `beforeCreate` and `beforeUpdate`: columns (wire names) have the shape of a zod schema each,
 * where the rules say too little: JSON that pages are rendered from, addresses. Otherwise the write is a
 * 422 VALIDATION_FAILED that names the column, and the places in it, in the caller's language: zod has its
 * messages in both, and a `refine` of your own gives `params: { de, en }`. Clients do not know these schemas.
 * A column that the entity does not have stops the start.
 */
export function keepShape(schemas: Readonly<Record<string, ShapeSchema>>) {
  const hook = (values: object, { locale }: Pick<HookContext, 'locale'>): void => {
    const row = values as Record<string, unknown>;
    const details = Object.fromEntries(
      Object.entries(schemas).flatMap(([column, schema]) => {
        const { error } = schema.safeParse(row[column], { error: messages[locale] });
        const issues = error?.issues.slice(0, NAMED);
        return issues ? [[column, issues.map((issue) => failure(issue, locale))]] : [];
      }),
    );
    if (Object.keys(details).length === 0) return;
    throw new RecordServerError('VALIDATION_FAILED', { details });
  };
  return withColumns(hook, Object.keys(schemas));
}

function failure({ path, params, message }: Issue, locale: Locale) {
  const said = String(params?.[locale] ?? message);
  return { op: 'custom', message: path.length > 0 ? `${path.join('.')}: ${said}` : said };
}
