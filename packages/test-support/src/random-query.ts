import fc from 'fast-check';

/** The columns of a view with values that its rows have and values that they do not; its relations. */
export interface Shape {
  readonly columns: Readonly<Record<string, readonly unknown[]>>;
  readonly relations: Readonly<Record<string, string>>;
}

export type Shapes = Readonly<Record<string, Shape>>;

const ops = ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$null', '$contains', '$startsWith'];

/** One generated part in twenty is of no view. */
export const mostly = <T>(usual: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: wrong });

export const shapeOf = (shapes: Shapes, view: string): Shape =>
  (Object.hasOwn(shapes, view) ? shapes[view] : undefined) ?? {
    columns: { id: [1] },
    relations: {},
  };

type Where = Record<string, unknown>;

/** A query of a list, as its address names it. */
interface ListQuery {
  filter?: Where;
  sort?: string;
  include?: string;
  limit?: number;
  offset?: number;
}

function testOf(values: readonly unknown[]): fc.Arbitrary<unknown> {
  const value = mostly<unknown>(fc.constantFrom(...values), fc.constantFrom('x', {}, [], 5));
  const op = mostly(fc.constantFrom(...ops), fc.constant('$x'));
  return fc.oneof(
    value,
    fc.tuple(op, value).map(([name, arg]) => ({ [name]: name === '$null' ? arg !== null : arg })),
    fc.tuple(value, value).map((list) => ({ $between: list })),
    fc.array(value, { maxLength: 3 }).map((list) => ({ $in: list })),
    fc.array(value, { maxLength: 3 }).map((list) => ({ $nin: list })),
  );
}

function filterOf(shapes: Shapes, view: string, depth = 2): fc.Arbitrary<Where> {
  const { columns, relations } = shapeOf(shapes, view);
  const column = fc
    .constantFrom(...Object.entries(columns))
    .chain(([name, values]) => testOf(values).map((given) => ({ [name]: given })));
  const wrong = fc.constantFrom<Where>({ nothing: 1 }, { $where: 1 }, { constructor: {} });
  if (depth === 0) return mostly(column, wrong);
  const within = filterOf(shapes, view, depth - 1);
  const parts: fc.Arbitrary<Where>[] = [
    fc.constant({}),
    column,
    column,
    fc.array(within, { maxLength: 2 }).map((list) => ({ $or: list })),
    within.map((inner) => ({ $not: inner })),
  ];
  for (const [name, target] of Object.entries(relations)) {
    const inner = filterOf(shapes, target, depth - 1);
    parts.push(inner.map((where) => ({ [name]: where })));
    for (const match of ['$some', '$none', '$every']) {
      parts.push(inner.map((where) => ({ [name]: { [match]: where } })));
    }
  }
  return mostly(fc.oneof(...parts), wrong);
}

function pathsOf(shapes: Shapes, view: string, depth = 2): string[] {
  return Object.entries(shapeOf(shapes, view).relations).flatMap(([name, target]) => {
    const deeper = depth === 0 ? [] : pathsOf(shapes, target, depth - 1);
    return [name, ...deeper.map((path) => `${name}.${path}`)];
  });
}

/** Queries of a list, most of them valid. */
export function queryOf(shapes: Shapes, view: string): fc.Arbitrary<ListQuery> {
  const sorts = Object.keys(shapeOf(shapes, view).columns);
  const includes = ['', ...pathsOf(shapes, view)];
  const twoOf = (names: readonly string[]) =>
    fc.array(fc.constantFrom(...names), { maxLength: 2 }).map((list) => list.join(','));
  return fc.record(
    {
      filter: filterOf(shapes, view),
      sort: mostly(twoOf([...sorts, ...sorts.map((name) => `-${name}`)]), fc.constant('nothing')),
      include: mostly(
        twoOf(includes),
        fc.constantFrom('nothing', 'prices.treatment.prices.treatment'),
      ),
      limit: mostly(fc.constantFrom(0, 1, 2, 500), fc.constantFrom(501, -1, 1.5)),
      offset: mostly(fc.constantFrom(0, 1, 5), fc.constant(1e6)),
    },
    { requiredKeys: [] },
  );
}

export function searchOf({ filter, ...rest }: ListQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) parameters.set(name, String(value));
  if (filter !== undefined) parameters.set('filter', JSON.stringify(filter));
  return parameters;
}
