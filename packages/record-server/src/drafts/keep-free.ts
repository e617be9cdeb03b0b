import type { EntityClass } from '@mikro-orm/core';
import type { LocalTexts } from '@praxiskit/core';
import { RecordServerError } from '../error.ts';
import type { HookContext } from '../view-hooks.ts';
import { publishedRows } from './view-parts.ts';

/**
 * A hook for `beforeCreate` and `beforeUpdate`: a value that another published row has is refused
 * as soon as it is entered, as 422 VALIDATION_FAILED of its column, and not only when the row is
 * published. Unpublished rows block no value.
 *
 * @param column a name that is the same on the wire and in the entity: 'slug'
 * @param taken the message if another published row has the value
 */
export const keepFree =
  (entity: EntityClass<object>, column: string, taken: LocalTexts) =>
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
