/** The names of rules. `unique` is checked by the database alone. */
export const ruleOps = [
  'required',
  'min',
  'max',
  'minLength',
  'maxLength',
  'integer',
  'number',
  'email',
  'url',
  'oneOf',
  'format',
  'pattern',
  'compare',
  'unique',
  'custom',
] as const;

export type RuleOp = (typeof ruleOps)[number];

/** A condition over the record's own fields: equality with a value, or one of the operators. */
export type WhenTest =
  | string
  | number
  | boolean
  | null
  | {
      readonly $eq?: unknown;
      readonly $ne?: unknown;
      readonly $in?: readonly unknown[];
      readonly $null?: boolean;
    };

/** A rule is data: a name and its argument. It is interpreted, never evaluated. */
export interface Rule {
  readonly op: RuleOp;
  /**
   * A number for min, max, minLength and maxLength (characters, or items of a list); a list for oneOf;
   * a regular expression's text for pattern, which has to fit the whole value; `{ operator, field }`
   * for compare; a name for format (`date`, `pastDate`: today or before, `time`, `datetime`, `uuid`,
   * `phone`, `postalCode`, `slug`) and custom; absent for all others.
   */
  readonly arg?: unknown;
  /** Replaces the standard message. */
  readonly message?: string;
  /** The rule counts only while every named field passes its test. */
  readonly when?: Readonly<Record<string, WhenTest>>;
}
