/** Named effects, text reveal and animated anchors on the Web Animations API. */
export function createAnimations() {
  return { name: '@praxiskit/animations' };
}
