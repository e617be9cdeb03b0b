import type { EntityClass } from '@mikro-orm/core';
import { type HookContext, RecordServerError } from '@praxiskit/record-server';
import { publishedRows } from './view-parts.ts';

/**
 * A hook for `beforeCreate` and `beforeUpdate`: a value that is unique among published rows is refused where it is
 * entered, not only where the row is published, as 422 VALIDATION_FAILED at its column. Rows that nobody sees yet
 * are in nobody's way.
 *
 * @param column by a name that is the same on the wire and in the entity: 'slug'
 * @param taken what is said where another published row has it
 */
export const keepFree =
  (entity: EntityClass<object>, column: string, taken: Readonly<Record<'de' | 'en', string>>) =>
  async (
    values: object,
    { em, locale, before }: Pick<HookContext, 'em' | 'locale' | 'before'>,
  ): Promise<void> => {
    const row = values as Readonly<Record<string, unknown>>;
    if ((before as typeof row | null)?.[column] === row[column]) return;
    const own = [row.id, row.draft_of_id].filter((id) => typeof id === 'string');
    const others = { ...publishedRows, [column]: row[column], id: { $nin: own } };
    if ((await em.count(entity, others as object)) === 0) return;
    const details = { [column]: [{ op: 'unique', message: taken[locale] }] };
    throw new RecordServerError('VALIDATION_FAILED', { details });
  };
