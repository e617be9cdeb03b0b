import type { FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { plainText } from './plain-text.ts';
import type { ColumnPart, Structure } from './structure.ts';

/**
 * A condition in MikroORM's format, over the entity's properties. An empty one matches every row.
 */
export type Where = Record<string, unknown>;

export interface OrderPart {
  readonly part: ColumnPart;
  readonly isDescending: boolean;
}

export interface Selection {
  readonly where: Where;
  readonly order?: readonly OrderPart[];
  readonly limit?: number;
  readonly offset?: number;
}

export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/** The number of last read statements that are kept; at most twice as many. */
const keptStatements = 500;
const longestKept = 2000;
/** A placeholder for a row's key; no row has it. */
const anyId = '00000000-0000-0000-0000-000000000000';

/** SQL by selection. Building it with MikroORM takes as long as PostgreSQL takes to run it. */
export interface Statements {
  /** With its values. */
  ofList(structure: Structure, em: () => SqlEntityManager, selection: Selection): Statement;
  /** The row with this key, if the condition matches it. */
  ofRow(structure: Structure, em: () => SqlEntityManager, id: unknown, where: Where): Statement;
}

export function createStatements(): Statements {
  // A found statement is not moved: changing the map with each request would cost more than it
  // saves.
  let recent = new Map<string, Statement>();
  let older = new Map<string, Statement>();

  function keep(key: string | null, write: () => Statement): Statement {
    if (key === null || key.length > longestKept) return write();
    const known = recent.get(key);
    if (known !== undefined) return known;
    const statement = older.get(key) ?? write();
    recent.set(key, statement);
    if (recent.size >= keptStatements) {
      older = recent;
      recent = new Map();
    }
    return statement;
  }

  return {
    ofList(structure, em, selection) {
      return keep(keyOf(structure, selection), () => {
        const manager = em();
        const { sql, params } = build(structure, manager, selection).toQuery();
        return { sql: manager.getPlatform().formatQuery(sql, params), params: [] };
      });
    },
    ofRow(structure, em, id, where) {
      const { name } = structure.primaryKey.property;
      const selectionOf = (key: unknown): Selection => ({
        where: { $and: [{ [name]: { $eq: key } }, where] },
        limit: 1,
      });
      const write = (key: unknown) => build(structure, em(), selectionOf(key)).toQuery();
      if (structure.primaryKey.column.type !== 'UUID') return write(id);
      const key = keyOf(structure, selectionOf(anyId));
      const { sql, params } = keep(key, () => write(anyId));
      // If the placeholder occurs more than once, it cannot be replaced safely.
      if (params.filter((value) => value === anyId).length !== 1) return write(id);
      return { sql, params: params.map((value) => (value === anyId ? id : value)) };
    },
  };
}

function keyOf({ view }: Structure, { where, order = [], limit, offset }: Selection) {
  const condition = plainText(where);
  if (condition === null) return null;
  const sort = order.map(({ part, isDescending }) => `${isDescending ? '-' : ''}${part.name}`);
  return `${view.name} ${sort} ${limit} ${offset} ${condition}`;
}

export function build(
  { view, columns }: Structure,
  em: SqlEntityManager,
  { where, order = [], limit, offset }: Selection,
) {
  const properties = [...columns.values()].map(({ property }) => property.name);
  const builder = em.createQueryBuilder<object>(view.entity).select(properties as never);
  builder.where(where as FilterQuery<object> as never);
  const sort = order.map(({ part, isDescending }) => ({
    [part.property.name]: isDescending ? 'desc' : 'asc',
  }));
  builder.orderBy(sort as never);
  if (limit !== undefined) builder.limit(limit, offset);
  return builder;
}
