/** Spaces, and invisible characters. */
const nothingToSee = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** What the rule `required` refuses: null, an empty list, and text of spaces and invisible characters alone. */
export const isEmptyValue = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && nothingToSee.test(value)) ||
  (Array.isArray(value) && value.length === 0);
