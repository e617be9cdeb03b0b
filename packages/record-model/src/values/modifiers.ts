import type { Values } from './values.ts';

/**
 * A registered pure function: computes the shown value from the stored one. Definitions contain its
 * name, server and client its code.
 */
type Getter = (value: unknown, values: Readonly<Values>) => unknown;
/** The same for set values: it runs before the value is coerced. */
type Setter = (value: unknown) => unknown;
/**
 * Merges two values that began as `base`; null if the user has to decide. Both users' clients may merge, so the
 * result has to be the same for both.
 */
export type Merge = (
  base: unknown,
  mine: unknown,
  theirs: unknown,
) => { readonly value: unknown } | null;
type CustomRule = (value: unknown, values: Readonly<Values>) => boolean;

/** The registered functions, by the names that definitions and rules carry. */
export interface Modifiers {
  readonly getters?: Readonly<Record<string, Getter>>;
  readonly setters?: Readonly<Record<string, Setter>>;
  readonly rules?: Readonly<Record<string, CustomRule>>;
  /** Used by clients only. */
  readonly merges?: Readonly<Record<string, Merge>>;
}

/** The setters and getters that every site has. */
export const standardModifiers = {
  setters: {
    trim: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
    lowercase: (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value),
    uppercase: (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : value),
  },
  getters: {
    trim: (value: unknown) => (typeof value === 'string' ? value.trim() : value),
  },
} as const satisfies Modifiers;
