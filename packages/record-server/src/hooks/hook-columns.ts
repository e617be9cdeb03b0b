const columnsKey = Symbol('columns');

/** A hook that says by wire name which columns it works on; a start refuses those that there are not. */
export function withColumns<Hook extends object>(hook: Hook, columns: readonly string[]): Hook {
  return Object.assign(hook, { [columnsKey]: columns });
}

/** None of a hook that does not say. */
export const columnsOf = (hook: object): readonly string[] =>
  (hook as { readonly [columnsKey]?: readonly string[] })[columnsKey] ?? [];
