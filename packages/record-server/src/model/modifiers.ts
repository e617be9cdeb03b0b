import { type Modifiers, standardModifiers } from '@praxiskit/record-model';
import type { ColumnSpec, View } from '../view.ts';

/** The functions that a site has registered, in addition to those of every client. */
export function registeredModifiers({ getters, setters, rules }: Modifiers = {}): Modifiers {
  return {
    getters: { ...standardModifiers.getters, ...getters },
    setters: { ...standardModifiers.setters, ...setters },
    ...(rules === undefined ? {} : { rules }),
  };
}

/** Throws for an unknown name, which would otherwise be ignored silently. */
export function ensureModifiers(view: View, { getters = {}, setters = {} }: Modifiers): void {
  const specs: [string, ColumnSpec | undefined][] = [
    ...Object.entries(view.columns ?? {}),
    ...Object.entries(view.computed ?? {}).map(([name, { getter }]): [string, ColumnSpec] => [
      name,
      { getter },
    ]),
  ];
  for (const [name, spec] of specs) {
    const { getter, setter } = spec ?? {};
    if (getter !== undefined && !Object.hasOwn(getters, getter)) {
      throw new Error(`View ${view.name}.${name}: no getter is registered as ${getter}.`);
    }
    if (setter !== undefined && !Object.hasOwn(setters, setter)) {
      throw new Error(`View ${view.name}.${name}: no setter is registered as ${setter}.`);
    }
  }
}
