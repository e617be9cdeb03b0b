/** Returns the result, or null where `work` throws: a browser that blocks storage throws at every use of it. */
export function attempt<T>(work: () => T, isLogged = false): T | null {
  try {
    return work();
  } catch (error) {
    if (isLogged) console.error(error);
    return null;
  }
}
