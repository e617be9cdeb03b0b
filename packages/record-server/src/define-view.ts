import type { RelationName, VisibleColumnName } from './entity/names.ts';
import type { RelationSpec, RelationSpecs, View, ViewSpec } from './view.ts';
import type { UnknownInAccess, ViewAccess } from './view-access.ts';

/** Names that the app's own addresses use. */
const reservedViewNames = [
  'auth',
  'user',
  'model',
  'public',
  'docs',
  'consent',
  'construction',
  'events',
  'batch',
] as const;

const wireName = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/;

type Direction<Name extends string> = Name | `-${Name}`;

/** Any text, because a list of columns has no type of its own; editors suggest the columns. */
type SortText<Entity> = Direction<VisibleColumnName<Entity>> | (string & Record<never, never>);

/** The parts of a sort that are not columns. */
type UnknownInSort<Sort extends string, Column extends string> = string extends Sort
  ? never
  : Sort extends `${infer First},${infer Rest}`
    ? UnknownInSort<First, Column> | UnknownInSort<Rest, Column>
    : Exclude<Sort, Direction<Column>>;

type RelatedBy<Relations> = [keyof Relations] extends [never]
  ? never
  : Relations[keyof Relations] extends RelationSpec<infer Related>
    ? Related
    : never;

/** `unknown` if no name is unknown, else an unsatisfiable type whose name is the error message. */
type Refused<Key extends string, Names> = [Names] extends [never]
  ? unknown
  : { readonly [_ in Key]: { readonly 'The entity does not have': Names } };

/**
 * Checks a view's name and gives the view. A column, a relation or a filter that the entity does not
 * have is an error of types; what types cannot know stops the start.
 *
 * Where columns are not named by MikroORM's usual strategy, `defineView<object>(…)` takes any names.
 *
 * @throws Error for a name that is not snake_case, or reserved
 */
export function defineView<
  Entity extends object,
  const Name extends string = string,
  const Relations extends RelationSpecs<Entity> = Record<never, never>,
  const Access extends ViewAccess<Entity> | null = ViewAccess<Entity> | null,
  const Sort extends SortText<Entity> = SortText<Entity>,
>(
  spec: ViewSpec<Entity, Name, Relations & RelationSpecs<Entity>, Access, Sort> &
    Refused<'relations', Exclude<keyof Relations, RelationName<Entity>>> &
    Refused<'access', UnknownInAccess<Access, Entity>> &
    Refused<'defaultSort', UnknownInSort<Sort, VisibleColumnName<Entity>>>,
): View<Name, RelatedBy<Relations>> {
  if (!wireName.test(spec.name)) throw new Error(`View name is not snake_case: ${spec.name}`);
  if ((reservedViewNames as readonly string[]).includes(spec.name)) {
    throw new Error(
      `View name is reserved: ${spec.name}. The app's own addresses have it, choose another.`,
    );
  }
  return Object.freeze({ ...spec }) as unknown as View<Name, RelatedBy<Relations>>;
}

type NameOf<Each> = Each extends View<infer Name, string> ? Name : never;
type RelatedTo<Each> = Each extends View<string, infer Related> ? Related : never;

/** Each view of a list; a view with a missing relation target gets the missing name as its type. */
type Closed<Views extends readonly View[]> = {
  readonly [Index in keyof Views]: [
    Exclude<RelatedTo<Views[Index]>, NameOf<Views[number]>>,
  ] extends [never]
    ? Views[Index]
    : `The list lacks the view: ${Exclude<RelatedTo<Views[Index]>, NameOf<Views[number]>>}`;
};

/**
 * The views of a server, unchanged. A relation to a view that is not in the list does not compile.
 */
export function defineViews<const Views extends readonly View[]>(
  views: Views & Closed<Views>,
): Views {
  return views;
}
