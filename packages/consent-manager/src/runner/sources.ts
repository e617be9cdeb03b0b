/** Where an element's address may be: `data-src` becomes `src`, and so on. */
const SOURCES = ['src', 'srcset', 'data', 'poster', 'href'];

/** The attributes that hold addresses back. */
export const heldBackAttributes: readonly string[] = SOURCES.map((name) => `data-${name}`);

/** An element, and what a medium or a picture loads by its children. */
function partsOf(element: HTMLElement) {
  const inside = element.matches('video, audio, picture')
    ? element.querySelectorAll<HTMLElement>(':is(source, track, img):not([data-consent])')
    : [];
  return [element, ...inside];
}

/** Whether something waits in it: an element around others has nothing of its own. */
export const hasSources = (element: HTMLElement) =>
  partsOf(element).some((part) => heldBackAttributes.some((name) => part.hasAttribute(name)));

/** The element that plays: a source of its own item does not play by itself. */
export function mediaElementOf(element: Element): HTMLMediaElement | undefined {
  const medium = element.matches('source') ? element.parentElement : element;
  return medium instanceof HTMLMediaElement ? medium : undefined;
}

/** Gives the addresses their real names; one that is there already is not loaded again. */
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
  // A medium looks at its sources once only.
  if (isChanged) mediaElementOf(element)?.load();
}

/** Takes the real names away. */
export function stripSources(element: HTMLElement): void {
  for (const part of partsOf(element)) {
    for (const name of SOURCES) if (part.hasAttribute(`data-${name}`)) part.removeAttribute(name);
  }
}

/** Whether an element loads a source that is to be held back: a copy of a loaded element does. */
export const isLoading = (element: HTMLElement) =>
  partsOf(element).some((part) =>
    SOURCES.some((name) => part.hasAttribute(`data-${name}`) && part.hasAttribute(name)),
  );
