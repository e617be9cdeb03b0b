import type { Relation } from '../definition/definition.ts';
import type { Table } from '../store/row.ts';

export type Tables = ReadonlyMap<string, Table>;

/** One end of an edge: a relation of a view that was loaded. */
export interface End {
  readonly table: Table;
  readonly name: string;
}

export const relationOf = ({ shape }: Table, name: string): Relation | undefined =>
  Object.hasOwn(shape.definition.relations, name) ? shape.definition.relations[name] : undefined;

export const isToMany = ({ type }: Relation): boolean =>
  type === 'hasMany' || type === 'belongsToMany';

/**
 * The foreign key of an edge, on the side that has it. If the caller may not see the column, a
 * generated name: the edge is then known only from includes.
 */
export function slotOf(table: Table, name: string, { type, foreignKey }: Relation): string {
  return foreignKey ?? (type === 'belongsTo' ? name : `${table.name}.${name}`);
}

/** The foreign keys of a view, and the relations at their other end. */
export interface Slots {
  has(table: Table, name: string): boolean;
  hasSome(table: Table): boolean;
  of(table: Table): Iterable<string>;
  owners(table: Table, slot: string): readonly End[];
}

export function createSlots(tables: Tables): Slots {
  const known = new Map<Table, Map<string, End[]>>();
  let size = 0;

  function find(table: Table): Map<string, End[]> {
    // Another loaded view may reference this one.
    if (size !== tables.size) known.clear();
    size = tables.size;
    let slots = known.get(table);
    if (slots !== undefined) return slots;
    slots = new Map([...table.shape.keys.keys()].map((slot) => [slot, []]));
    const ends = findEnds(
      tables,
      (_table, _name, { type, view }) =>
        (type === 'hasMany' || type === 'hasOne') && view === table.name,
    );
    for (const end of ends) {
      const relation = relationOf(end.table, end.name);
      const slot = relation === undefined ? '' : slotOf(end.table, end.name, relation);
      slots.set(slot, [...(slots.get(slot) ?? []), end]);
    }
    known.set(table, slots);
    return slots;
  }

  return {
    has: (table, name) => find(table).has(name),
    hasSome: (table) => find(table).size > 0,
    of: (table) => find(table).keys(),
    owners: (table, slot) => find(table).get(slot) ?? [],
  };
}

/** Every relation that reads the same pairs, including this one. */
export function pairEnds(tables: Tables, { table, name }: End): End[] {
  const own = relationOf(table, name);
  const { through, view } = own ?? {};
  // Both ends of a relation to the same view have the same tables, so they cannot be distinguished.
  if (through === undefined || view === table.name) return [{ table, name }];
  return findEnds(
    tables,
    (other, otherName, relation) =>
      relation === own ||
      (relation.type === 'belongsToMany' &&
        relation.through === through &&
        (other === table
          ? relation.view === view && otherName === name
          : other.name === view && relation.view === table.name)),
  );
}

function findEnds(
  tables: Tables,
  isWanted: (table: Table, name: string, relation: Relation) => boolean,
): End[] {
  const ends: End[] = [];
  for (const table of tables.values()) {
    for (const [name, relation] of Object.entries(table.shape.definition.relations)) {
      if (isWanted(table, name, relation)) ends.push({ table, name });
    }
  }
  return ends;
}
