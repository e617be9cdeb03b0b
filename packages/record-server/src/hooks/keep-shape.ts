import { de, en } from 'zod/locales';
import { RecordServerError } from '../error.ts';
import type { Locale } from '../locale.ts';
import type { HookContext } from '../view-hooks.ts';
import { withColumns } from './hook-columns.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  /** Set by zod's `refine`. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** The part of a zod schema that is used. */
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

/** The most errors that are reported for one column. */
const NAMED = 10;

const messages = { de: de().localeError, en: en().localeError } satisfies Record<Locale, unknown>;

/**
 * A hook for `beforeCreate` and `beforeUpdate`: checks columns (by wire name) against a zod schema
 * each, if rules cannot describe them: JSON that pages are rendered from, addresses. An invalid
 * write is a 422 VALIDATION_FAILED that names the column and the invalid places, in the caller's
 * language: zod has its messages in both languages, and your own `refine` gives `params: { de, en
 * }`. Clients do not know these schemas. A column that the entity does not have stops the start.
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
