import type { FilterQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { plainText } from './plain-text.ts';
import type { ColumnPart, Structure } from './structure.ts';

/** A condition in MikroORM's language, over the entity's properties. An empty one finds every row. */
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

/** So many statements that were read last are kept, twice as many at most. */
const surelyKept = 500;
/** The longest key of one, in characters. */
const longestKept = 2000;
/** In the place of a row's key; no row has it. */
const anyId = '00000000-0000-0000-0000-000000000000';

/** SQL by what it selects. To write it takes MikroORM as long as PostgreSQL takes to run it. */
export interface Statements {
  /** With its values in it. */
  ofList(structure: Structure, em: () => SqlEntityManager, selection: Selection): Statement;
  /** Of the row with this key, if the condition finds it. */
  ofRow(structure: Structure, em: () => SqlEntityManager, id: unknown, where: Where): Statement;
}

export function createStatements(): Statements {
  // One that is found stays where it is: a map that is changed with each request costs more than the rest.
  let recent = new Map<string, Statement>();
  let older = new Map<string, Statement>();

  function keep(key: string | null, write: () => Statement): Statement {
    if (key === null || key.length > longestKept) return write();
    const known = recent.get(key);
    if (known !== undefined) return known;
    const statement = older.get(key) ?? write();
    recent.set(key, statement);
    if (recent.size >= surelyKept) {
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
      // Where it is not in its own place alone it is no place.
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

/** MikroORM's builder of the statement. */
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
