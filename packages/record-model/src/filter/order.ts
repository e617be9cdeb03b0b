import type { ColumnType, Definition } from '../definition/definition.ts';
import { compareValues } from './compare.ts';

/** One column of `sort=name,-created_at`. */
export interface OrderPart {
  readonly name: string;
  readonly type: ColumnType;
  readonly isDescending: boolean;
}

type Read = (column: string) => unknown;

/**
 * The parts of `sort`, followed by the key: paging needs a unique order. If a column cannot be
 * sorted by, its name is returned.
 */
export function parseSort(sort: string, { columns, primaryKey }: Definition): OrderPart[] | string {
  const names = sort.split(',').filter((name) => name !== '');
  const hasKey = names.some((name) => name.replace(/^-/, '') === primaryKey);
  const order: OrderPart[] = [];
  for (const given of hasKey ? names : [...names, primaryKey]) {
    const name = given.replace(/^-/, '');
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (column === undefined || column.type === 'JSON' || column.dummy === true) return name;
    order.push({ name, type: column.type, isDescending: given.startsWith('-') });
  }
  return order;
}

/** Rows without a value are last when ascending, first when descending, as in PostgreSQL. */
export function compareBy(order: readonly OrderPart[], a: Read, b: Read): number {
  for (const { name, type, isDescending } of order) {
    const [left, right] = [a(name) ?? null, b(name) ?? null];
    if (left === right) continue;
    const byNull = left === null ? 1 : right === null ? -1 : null;
    const found = byNull ?? compareValues(type, left, right);
    if (found !== 0) return isDescending ? -found : found;
  }
  return 0;
}
