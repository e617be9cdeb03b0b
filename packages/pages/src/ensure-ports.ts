/**
 * Finds a missing option at the start instead of at the first request: a caller without types, or
 * with a cast, has left it out.
 * @throws Error that names the function, the missing option, and the type that describes it
 */
export function ensurePorts<Ports extends object>(
  of: string,
  type: string,
  given: Ports,
  names: readonly (keyof Ports & string)[],
): void {
  const missing = names.filter((name) => given[name] === undefined || given[name] === null);
  if (missing.length === 0) return;
  throw new Error(`${of} was not given: ${missing.join(', ')}. ${type} says what it has to be.`);
}
