import type { FilterQuery, Raw } from '@mikro-orm/core';
import type {
  BuildersOf,
  Embedded,
  IsUntyped,
  KeyValueOf,
  OptionsOf,
  ToMany,
  ToOne,
  ValueOf,
} from './builders.ts';

/** The types accepted for a value: dates and big numbers also as text. */
type Given<Value> = Value extends Date
  ? Date | string
  : Value extends bigint
    ? bigint | number | string
    : Value;

type Part<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : object;

/** Operators for one column, with MikroORM's names. */
interface Operators<Value> {
  readonly $eq?: Given<Value> | Raw | null;
  readonly $ne?: Given<Value> | Raw | null;
  readonly $in?: readonly Given<Value>[];
  readonly $nin?: readonly Given<Value>[];
  readonly $gt?: Given<Value> | Raw;
  readonly $gte?: Given<Value> | Raw;
  readonly $lt?: Given<Value> | Raw;
  readonly $lte?: Given<Value> | Raw;
  readonly $like?: string;
  readonly $ilike?: string;
  readonly $re?: string;
  /** For an array or JSON: contains all of these. */
  readonly $contains?: Part<Value>;
  readonly $contained?: Part<Value>;
  readonly $overlap?: Part<Value>;
  readonly $not?: Operators<Value>;
}

type Test<Value> = Given<Value> | readonly Given<Value>[] | Operators<Value> | null;

interface Every<Entity> {
  readonly $some?: RowFilter<Entity>;
  readonly $none?: RowFilter<Entity>;
  readonly $every?: RowFilter<Entity>;
}

type Condition<Builder> =
  OptionsOf<Builder> extends ToMany
    ? RowFilter<ValueOf<Builder>> | Every<ValueOf<Builder>> | Test<KeyValueOf<ValueOf<Builder>>>
    : OptionsOf<Builder> extends ToOne
      ? RowFilter<ValueOf<Builder>> | Test<KeyValueOf<ValueOf<Builder>>>
      : OptionsOf<Builder> extends Embedded
        ? object | null
        : Test<ValueOf<Builder>>;

interface Joined<Entity> {
  readonly $and?: readonly RowFilter<Entity>[];
  readonly $or?: readonly RowFilter<Entity>[];
  readonly $not?: RowFilter<Entity>;
}

type PropertyFilter<Entity> = {
  readonly [Property in keyof BuildersOf<Entity> & string]?: Condition<
    BuildersOf<Entity>[Property]
  >;
};

/**
 * A filter over an entity's properties: `{ active: true }`, `{ treatment: { active: true } }`, `{
 * $or: [{ treatment: null }, …] }`. It is MikroORM's filter, limited to the needs of permissions.
 */
export type RowFilter<Entity> =
  IsUntyped<Entity> extends true
    ? Extract<FilterQuery<object>, object>
    : PropertyFilter<Entity> & Joined<Entity>;

/**
 * The unknown names in a filter. TypeScript does not check returned objects for excess properties,
 * so this type does.
 */
export type UnknownIn<Filter, Entity> =
  IsUntyped<Entity> extends true
    ? never
    : Filter extends object
      ? {
          [Name in keyof Filter & string]: Name extends '$and' | '$or'
            ? Filter[Name] extends readonly (infer Each)[]
              ? UnknownIn<Each, Entity>
              : never
            : Name extends '$not'
              ? UnknownIn<Filter[Name], Entity>
              : Name extends keyof BuildersOf<Entity>
                ? UnknownInTest<Filter[Name], BuildersOf<Entity>[Name]>
                : Name;
        }[keyof Filter & string]
      : never;

type UnknownInTest<Given, Builder> =
  OptionsOf<Builder> extends ToMany | ToOne
    ? UnknownInRelation<Given, ValueOf<Builder>>
    : OptionsOf<Builder> extends Embedded
      ? never
      : Given extends ValueOf<Builder> | Date | readonly unknown[]
        ? never
        : Given extends object
          ? Exclude<keyof Given & string, keyof Operators<unknown>>
          : never;

type UnknownInRelation<Given, Entity> = Given extends Date | readonly unknown[]
  ? never
  : Given extends object
    ? {
        [Name in keyof Given & string]: Name extends keyof Every<Entity>
          ? UnknownIn<Given[Name], Entity>
          : Name extends '$not'
            ? UnknownInRelation<Given[Name], Entity>
            : Name extends keyof Operators<unknown>
              ? never
              : UnknownIn<Pick<Given, Name>, Entity>;
      }[keyof Given & string]
    : never;
