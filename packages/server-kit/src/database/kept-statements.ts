/** `query` of a client of pg, in all its forms. */
export type Query = (...given: unknown[]) => unknown;

/** A connection keeps no more than these; what code has with parameters are a few texts. */
const MOST_KEPT = 100;

/**
 * Statements with parameters get a name, so that a connection of a pool parses and plans them once. MikroORM
 * writes values into its statements, which come as they are: each would be another one.
 *
 * @returns the `query` of one connection, with names
 */
export function createStatementKeeper(): (query: Query) => Query {
  /** One for all connections: pg refuses one name for two texts. */
  const names = new Map<string, string>();
  let named = 0;

  function nameOf(text: string): string | null {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= MOST_KEPT) return null;
    named += 1;
    const name = `kept_${named}`;
    names.set(text, name);
    return name;
  }

  return (query) =>
    (...given) => {
      const [text, values] = given;
      const hasValues = Array.isArray(values) && values.length > 0;
      if (typeof text !== 'string' || !hasValues || given.length > 2) return query(...given);
      const ask = () => {
        const name = nameOf(text);
        return query(name === null ? { text, values } : { name, text, values });
      };
      const asked = ask();
      if (!(asked instanceof Promise)) return asked;
      return asked.catch((error) => {
        if (!isOutdated(error)) throw error;
        names.delete(text);
        return ask();
      });
    };
}

/**
 * A migration has given a column another type: as it is kept the statement fails for good. PostgreSQL has
 * no code for this alone, and its message is in the server's language; the place in its source is not.
 */
const isOutdated = (error: unknown) =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery';
