/** Accessible components, tokens and themes for practice websites, on Radix and Tailwind. */
export function createUiKit() {
  return { name: '@praxiskit/ui-kit' };
}
