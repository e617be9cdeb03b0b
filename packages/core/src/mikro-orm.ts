import { p } from '@mikro-orm/core';
import { v7 } from 'uuid';

/**
 * The columns of every record: a UUIDv7 (sorted by creation), the version (used in `ETag` and
 * `If-Match`), and the times of creation and last change (UTC).
 */
export const recordProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => v7()),
  version: p.integer().version(),
  createdAt: p.datetime(3).onCreate(() => new Date()),
  updatedAt: p
    .datetime(3)
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

type Stored = { readonly property: object };

type PropertiesOf<Of> = {
  [Name in keyof Of & string as Of[Name] extends Stored
    ? CamelCase<Name>
    : never]: Of[Name] extends {
    readonly property: infer Property;
  }
    ? Property
    : never;
};

/**
 * The properties for `defineEntity`, from columns by wire name: the `property` of `note_de` becomes
 * `noteDe`. A relation's column is skipped, because the entity defines the relation.
 */
export function propertiesOf<const Of extends Readonly<Record<string, object>>>(
  columns: Of,
): PropertiesOf<Of> {
  return Object.fromEntries(
    Object.entries<{ property?: object }>(columns).flatMap(([name, { property }]) =>
      property === undefined ? [] : [[camelCase(name), property]],
    ),
  ) as PropertiesOf<Of>;
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
