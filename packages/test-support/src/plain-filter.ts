/** The rows of each view that a caller may read, and how they belong together. */
export interface Plain {
  readonly rows: Readonly<Record<string, readonly PlainRow[]>>;
  /** By view and relation: the other view, and whether a row of it belongs to this row. */
  readonly relations: Readonly<Record<string, Readonly<Record<string, PlainRelation>>>>;
}

type PlainRow = Readonly<Record<string, unknown>>;

interface PlainRelation {
  readonly view: string;
  readonly isRelated: (row: PlainRow, other: PlainRow) => boolean;
}

type Where = Readonly<Record<string, unknown>>;

/**
 * Evaluates a filter in plain JavaScript: a missing value equals nothing but null, is compared with
 * nothing, and every `$not` is the opposite of its content.
 */
export function passes(plain: Plain, view: string, row: PlainRow, where: Where): boolean {
  return Object.entries(where).every(([key, part]) => {
    const within = (each: Where) => passes(plain, view, row, each);
    if (key === '$and') return (part as Where[]).every(within);
    if (key === '$or') return (part as Where[]).some(within);
    if (key === '$not') return !within(part as Where);
    const relation = plain.relations[view]?.[key];
    if (relation === undefined) return passesTests(row[key] ?? null, part);
    const others = (plain.rows[relation.view] ?? []).filter((other) =>
      relation.isRelated(row, other),
    );
    const fits = (given: unknown) => (other: PlainRow) =>
      passes(plain, relation.view, other, given as Where);
    const entries = Object.entries(part as Where);
    const isMatched =
      entries.length > 0 && entries.every(([name]) => /^\$(some|none|every)$/.test(name));
    if (!isMatched) return others.some(fits(part));
    return entries.every(([match, given]) => {
      if (match === '$every') return others.every(fits(given));
      return others.some(fits(given)) === (match === '$some');
    });
  });
}

function passesTests(value: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return equals(value, part);
  return Object.entries(part).every(([op, arg]) => passesTest(value, op, arg));
}

const equals = (value: unknown, arg: unknown) =>
  typeof value === 'string' && arg !== null ? value === String(arg) : value === arg;

function passesTest(value: unknown, op: string, arg: unknown): boolean {
  const list = arg as unknown[];
  const order = (other: unknown): number => {
    if (value === null || other === null) return Number.NaN;
    return typeof value === 'string' ? compare(value, String(other)) : compare(value, other);
  };
  const text = value === null ? null : String(value).toLowerCase();
  const part = String(arg).toLowerCase();
  const tests: Record<string, () => boolean> = {
    $null: () => (value === null) === arg,
    $eq: () => equals(value, arg),
    $ne: () => !equals(value, arg),
    $in: () => list.some((each) => equals(value, each)),
    $nin: () => !list.some((each) => equals(value, each)),
    $gt: () => order(arg) > 0,
    $gte: () => order(arg) >= 0,
    $lt: () => order(arg) < 0,
    $lte: () => order(arg) <= 0,
    $between: () => order(list[0]) >= 0 && order(list[1]) <= 0,
    $contains: () => text?.includes(part) === true,
    $startsWith: () => text?.startsWith(part) === true,
  };
  return tests[op]?.() ?? false;
}

const compare = (a: unknown, b: unknown) =>
  (a as number) < (b as number) ? -1 : Number((a as number) > (b as number));
