/** Joins class names, leaving out what is not set; undefined where nothing is. */
export const classNames = (...names: readonly (string | false | null | undefined)[]) =>
  names.filter(Boolean).join(' ') || undefined;
