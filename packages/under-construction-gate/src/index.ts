/** Keeps a site closed until it is ready: a screen in the browser, a gate on the server. */
export function createUnderConstructionGate() {
  return { name: '@praxiskit/under-construction-gate' };
}
