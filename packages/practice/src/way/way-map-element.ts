/**
 * Defines `<way-map tiles longitude latitude name label zoom-in zoom-out>`, a map that loads its tiles as soon
 * as it is in the document, and nothing before. The library that draws it comes with the first one. Taken
 * out of the document it ends. Does nothing where it is defined already.
 */
export function defineWayMap(): void {
  if (customElements.get('way-map')) return;
  customElements.define(
    'way-map',
    class extends HTMLElement {
      #end: (() => void) | undefined;

      connectedCallback() {
        this.#draw().catch(console.warn);
      }

      disconnectedCallback() {
        this.#end?.();
        this.#end = undefined;
      }

      async #draw() {
        const { drawMap } = await import('./draw-map.ts');
        // Consent may have been withdrawn meanwhile.
        if (this.isConnected && !this.#end) this.#end = drawMap(this);
      }
    },
  );
}
