import type { Query } from './kept-statements.ts';

/**
 * Makes the promise of each answer here. By pg's own, 8.23, V8 lets go of an answer only when it collects the
 * whole heap: each would be copied by the small collections in between, which took five times as long.
 *
 * @param query of a client of pg, which takes a callback as its last value
 */
export function promiseAnswers(query: Query): Query {
  return (...given) => {
    const [first, ...more] = given;
    const hasCallback = typeof given.at(-1) === 'function';
    if (hasCallback || !(typeof first === 'string' || isPlain(first))) return query(...given);
    return new Promise((resolve, reject) => {
      // Of an object a copy: pg writes the callback into it, and the object may be asked with again.
      query(
        typeof first === 'string' ? first : { ...first },
        ...more,
        (error: unknown, answer: unknown) => (error ? reject(error) : resolve(answer)),
      );
    });
  };
}

/** The others hear of their answer themselves, or get theirs by methods that a copy would not have. */
const isPlain = (query: unknown): query is object =>
  typeof query === 'object' &&
  query !== null &&
  Object.getPrototypeOf(query) === Object.prototype &&
  !('submit' in query || 'callback' in query);
