/** Where an element's address may be: `data-src` becomes `src`, and so on. */
const SOURCES = ['src', 'srcset', 'data', 'poster', 'href'];

/**
 * Runs a script whose `type` kept the browser from it. The same element is put into its place again: a
 * copy would need a policy under Trusted Types, and a browser runs one element once at most.
 */
function runScript(script: HTMLScriptElement, reload: () => void) {
  const { type } = script.dataset;
  if (type) script.setAttribute('type', type);
  else script.removeAttribute('type');
  const place = document.createComment('');
  script.replaceWith(place);
  place.replaceWith(script);
  // What ran cannot be taken back. Where that matters, its element asks for the page to be loaded anew.
  return () => {
    if ('consentReload' in script.dataset) reload();
    return undefined;
  };
}

/** Puts a copy of the content behind its template: scripts, frames and components in it start then. */
function insertContent(template: HTMLTemplateElement) {
  const nodes = [...document.importNode(template.content, true).childNodes];
  template.after(...nodes);
  return () => {
    for (const node of nodes) node.remove();
    return undefined;
  };
}

/** A copy without addresses takes its place at the end: a frame that loses its own keeps what it has loaded. */
function loadSources(element: HTMLElement) {
  const before = element.cloneNode(true) as HTMLElement;
  for (const name of SOURCES) {
    const value = element.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  return () => {
    element.replaceWith(before);
    return before;
  };
}

/**
 * Loads what an element stands for. The function that it returns unloads it, and answers the element
 * that has taken its place, if one has.
 */
export function load(element: HTMLElement, reload: () => void): () => HTMLElement | undefined {
  if (element instanceof HTMLScriptElement) return runScript(element, reload);
  if (element instanceof HTMLTemplateElement) return insertContent(element);
  return loadSources(element);
}
