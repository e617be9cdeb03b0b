import { RecordServerError } from '../error.ts';

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** As much of a zod schema as is asked. */
export interface ShapeSchema {
  safeParse(value: unknown): {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] } | undefined;
  };
}

/** So many are named of what is wrong in a column. */
const NAMED = 10;

/**
 * A hook for `beforeCreate` and `beforeUpdate`: columns (wire names) have the shape of a zod schema each,
 * where the rules say too little: JSON that pages are rendered from, addresses. Otherwise the write is a
 * 422 VALIDATION_FAILED that names the column, and the places in it. Clients do not know these schemas.
 */
export function keepShape(schemas: Readonly<Record<string, ShapeSchema>>) {
  return (values: object): void => {
    const row = values as Record<string, unknown>;
    const details = Object.fromEntries(
      Object.entries(schemas).flatMap(([column, schema]) => {
        const issues = schema.safeParse(row[column]).error?.issues.slice(0, NAMED);
        return issues ? [[column, issues.map(failure)]] : [];
      }),
    );
    if (Object.keys(details).length === 0) return;
    throw new RecordServerError('VALIDATION_FAILED', { details });
  };
}

const failure = ({ path, message }: Issue) => ({
  op: 'custom',
  message: path.length > 0 ? `${path.join('.')}: ${message}` : message,
});
