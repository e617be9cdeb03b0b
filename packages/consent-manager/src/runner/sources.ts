/** Attributes with addresses that a browser loads. Before consent they are named `data-src`, `data-srcset` and so on. */
const SOURCES = ['src', 'srcset', 'data', 'poster', 'href'];

/** The attributes that keep addresses from being loaded. */
export const heldBackAttributes: readonly string[] = SOURCES.map((name) => `data-${name}`);

/** An element, with the children that a video, audio or picture loads its files by. */
function partsOf(element: HTMLElement) {
  const inside = element.matches('video, audio, picture')
    ? element.querySelectorAll<HTMLElement>(':is(source, track, img):not([data-consent])')
    : [];
  return [element, ...inside];
}

/** Whether the element has addresses that wait for consent. */
export const hasSources = (element: HTMLElement) =>
  partsOf(element).some((part) => heldBackAttributes.some((name) => part.hasAttribute(name)));

/** The video or audio of an element, which may be its `<source>`. */
export function mediaElementOf(element: Element): HTMLMediaElement | undefined {
  const medium = element.matches('source') ? element.parentElement : element;
  return medium instanceof HTMLMediaElement ? medium : undefined;
}

/** Renames `data-src` to `src`, and so on; an address that is already set is not loaded again. */
export function setSources(element: HTMLElement): void {
  let isChanged = false;
  for (const part of partsOf(element)) {
    for (const name of SOURCES) {
      const value = part.getAttribute(`data-${name}`);
      if (value === null || value === part.getAttribute(name)) continue;
      part.setAttribute(name, value);
      isChanged = true;
    }
  }
  // A video or audio reads its sources only once.
  if (isChanged) mediaElementOf(element)?.load();
}

/** Removes `src` and so on; `data-src` stays. */
export function stripSources(element: HTMLElement): void {
  for (const part of partsOf(element)) {
    for (const name of SOURCES) if (part.hasAttribute(`data-${name}`)) part.removeAttribute(name);
  }
}

/** Whether an element loads an address that has to wait for consent, as a copy of a loaded element does. */
export const isLoading = (element: HTMLElement) =>
  partsOf(element).some((part) =>
    SOURCES.some((name) => part.hasAttribute(`data-${name}`) && part.hasAttribute(name)),
  );
