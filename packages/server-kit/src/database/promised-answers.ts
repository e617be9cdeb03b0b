import type { Query } from './kept-statements.ts';

/**
 * Makes the promise of each answer here. By pg's own, 8.23, V8 lets go of an answer only when it collects the
 * whole heap: each would be copied by the small collections in between, which took five times as long.
 *
 * @param query of a client of pg, which takes a callback as its last value
 */
export function promiseAnswers(query: Query): Query {
  return (...given) => {
    const hasCallback = typeof given.at(-1) === 'function';
    const [first] = given as [{ submit?: unknown } | string];
    // A query that is an object of its own hears of its answer itself.
    if (hasCallback || (typeof first === 'object' && 'submit' in first)) return query(...given);
    return new Promise((resolve, reject) => {
      query(...given, (error: unknown, answer: unknown) =>
        error ? reject(error) : resolve(answer),
      );
    });
  };
}
