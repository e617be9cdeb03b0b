import type { ExtractDefineEntityProperties, IndexHints, PrimaryKeyProp } from '@mikro-orm/core';

/**
 * The property builders (`p.string()` …) of an entity that `defineEntity` made, by property. `never`
 * for any other class: its names and filters are not checked by types, only at the start.
 */
export type BuildersOf<Entity> = typeof IndexHints extends keyof Entity
  ? ExtractDefineEntityProperties<Entity>
  : never;

export type IsUntyped<Entity> = [BuildersOf<Entity>] extends [never] ? true : false;

/** Relations are functions, because entities refer to each other. */
type Built<Builder> = Builder extends (...args: never) => infer Made ? Made : Builder;

/** The options of a property: its kind, its column's name. */
export type OptionsOf<Builder> =
  Built<Builder> extends { '~options': infer Options } ? Options : never;

/** The type of a property; for a relation the other entity. */
export type ValueOf<Builder> =
  Built<Builder> extends { '~type'?: { value: infer Value } } ? Value : never;

export interface ToOne {
  kind: 'm:1' | '1:1';
}
export interface ToMany {
  kind: '1:m' | 'm:n';
}
export interface Embedded {
  kind: 'embedded';
}

export type KeyOf<Entity> = Entity extends { [PrimaryKeyProp]?: infer Key }
  ? Extract<Key extends readonly (infer Part)[] ? Part : Key, string>
  : never;

export type KeyValueOf<Entity> =
  KeyOf<Entity> extends keyof BuildersOf<Entity>
    ? ValueOf<BuildersOf<Entity>[KeyOf<Entity>]>
    : never;
