/** The page engine of a site: route table, guards, payloads, rendering from memory, hydration when it is needed. */
export function createPages() {
  return { name: '@praxiskit/pages' };
}
