import type {
  BuildersOf,
  Embedded,
  IsUntyped,
  KeyOf,
  OptionsOf,
  ToMany,
  ToOne,
  ValueOf,
} from './builders.ts';

/** `sortKey` → `sort_key`: an underscore between a small letter and a capital, as MikroORM does it. */
type SnakeCase<
  Name extends string,
  Done extends string = '',
  Before extends string = '',
> = Name extends `${infer First}${infer Rest}`
  ? SnakeCase<
      Rest,
      `${Done}${Before extends Uppercase<Before> ? '' : First extends Lowercase<First> ? '' : '_'}${Lowercase<First>}`,
      First
    >
  : Done;

type ColumnOf<Property extends string, Builder> =
  OptionsOf<Builder> extends ToMany | { persist: false }
    ? never
    : OptionsOf<Builder> extends { fieldName: infer Given extends string }
      ? Given
      : OptionsOf<Builder> extends ToOne
        ? `${SnakeCase<Property>}_${SnakeCase<KeyOf<ValueOf<Builder>>>}`
        : OptionsOf<Builder> extends Embedded
          ? `${SnakeCase<Property>}_${string}`
          : SnakeCase<Property>;

// Objects, so that an error lists the names and not their derivation.
type Columns<Builders, Hidden> = {
  [Property in keyof Builders & string as OptionsOf<Builders[Property]> extends Hidden
    ? never
    : ColumnOf<Property, Builders[Property]>]: never;
};

/**
 * The columns of an entity by wire name, in MikroORM's default naming strategy: `label_de`,
 * `treatment_id`. Any string for an entity that was not made by `defineEntity`.
 */
export type ColumnName<Entity> =
  IsUntyped<Entity> extends true ? string : keyof Columns<BuildersOf<Entity>, never>;

/** Without columns that the entity hides: they are never on the wire. */
export type VisibleColumnName<Entity> =
  IsUntyped<Entity> extends true ? string : keyof Columns<BuildersOf<Entity>, { hidden: true }>;

type RelationOf<Property extends string, Builder> =
  OptionsOf<Builder> extends ToMany | ToOne ? Property | SnakeCase<Property> : never;

type Relations<Builders> = {
  [Property in keyof Builders & string as RelationOf<Property, Builders[Property]>]: never;
};

/** The relations of an entity, by property name or its snake_case form. */
export type RelationName<Entity> =
  IsUntyped<Entity> extends true ? string : keyof Relations<BuildersOf<Entity>>;
