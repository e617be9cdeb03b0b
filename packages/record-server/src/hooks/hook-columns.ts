const columnsKey = Symbol('columns');

/**
 * A hook that declares the columns it works on, by wire name; an unknown column stops the start.
 */
export function withColumns<Hook extends object>(hook: Hook, columns: readonly string[]): Hook {
  return Object.assign(hook, { [columnsKey]: columns });
}

/** Empty for a hook without declared columns. */
export const columnsOf = (hook: object): readonly string[] =>
  (hook as { readonly [columnsKey]?: readonly string[] })[columnsKey] ?? [];
