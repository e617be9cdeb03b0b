import type { Query } from '../api/query.ts';
import type { Edges } from '../edges/edges.ts';
import type { Tables } from '../edges/relations.ts';
import type { Filter } from '../filter/filter.ts';
import { type Candidate, matches } from '../filter/match.ts';
import { compareBy, parseSort } from '../filter/order.ts';
import { parseFilter } from '../filter/parse.ts';
import { isEdited, read } from '../store/read.ts';
import { Row, type Table } from '../store/row.ts';
import { type Fit, place } from './place.ts';

/** Moves a changed row to its position; see `place`. */
export interface Place {
  (rows: readonly Row[], row: Row, hasMore: boolean): readonly Row[];
  /** Only the server knows which rows are found. */
  readonly isSearch: boolean;
}

export function createPlace(...list: Parameters<typeof createFit>): Place {
  const fit = createFit(...list);
  const isSearch = JSON.stringify(list[0].filter ?? {}).includes('"$search"');
  return Object.assign(
    (rows: readonly Row[], row: Row, hasMore: boolean) => place(rows, row, fit, hasMore),
    { isSearch },
  );
}

function createFit({ filter, sort }: Query, table: Table, tables: Tables, edges: Edges): Fit {
  const { definition } = table.shape;
  let parsed: Filter | null;
  try {
    const lookup = (view: string) => tables.get(view)?.shape.definition ?? null;
    parsed = parseFilter(JSON.stringify(filter ?? {}), definition, lookup);
  } catch {
    // The server answers an invalid filter, or knows a relation that is not loaded here.
    parsed = null;
  }
  const parts = sort === undefined ? '' : parseSort(String(sort), definition);
  const order = typeof parts === 'string' ? null : parts;

  function candidate(row: Row): Candidate {
    return {
      typeOf: (column) => row.table.shape.definition.columns[column]?.type ?? 'STRING',
      get: (column) => read(row, column),
      related(name) {
        const related = edges.related(row, name);
        if (related === undefined) return null;
        const rows = related instanceof Row ? [related] : (related ?? []);
        return rows.map(candidate);
      },
    };
  }

  return {
    isIn(row) {
      if (row.isDeleted || (row.isNew && !isEdited(row))) return false;
      return parsed === null ? null : matches(parsed, candidate(row));
    },
    compare:
      order &&
      ((a, b) =>
        compareBy(
          order,
          (name) => read(a, name),
          (name) => read(b, name),
        )),
  };
}
