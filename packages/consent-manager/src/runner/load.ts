import { hasSources, setSources, stripSources } from './sources.ts';

/**
 * Runs a script whose `type` kept the browser from it. The same element is put into its place again: a
 * copy would need a policy under Trusted Types, and a browser runs one element once at most.
 */
function runScript(script: HTMLScriptElement, reload: () => void) {
  const { type } = script.dataset;
  setSources(script);
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

/**
 * Puts a copy of the content behind its template: scripts, frames and components in it start then.
 * Comments mark where it begins and ends, because what is inserted may be replaced while it is there.
 */
function insertContent(template: HTMLTemplateElement) {
  const content = document.importNode(template.content, true);
  const nodes = [...content.childNodes];
  const first = document.createComment('');
  const last = document.createComment('');
  template.after(first, content, last);
  return () => {
    for (const node of [...nodes, ...between(first, last), first, last]) node.remove();
    return undefined;
  };
}

/** The siblings from one to another; none where the page has moved them apart. */
function between(first: ChildNode, last: ChildNode) {
  const siblings = [...(first.parentNode?.childNodes ?? [])];
  return siblings.slice(siblings.indexOf(first), siblings.indexOf(last) + 1);
}

function loadSources(element: HTMLElement) {
  setSources(element);
  return () => unloadSources(element);
}

/** A copy without addresses takes the place of an element: a frame that loses its own keeps what it has loaded. */
export function unloadSources(element: HTMLElement): HTMLElement | undefined {
  if (!hasSources(element)) return;
  if (!element.isConnected) {
    stripSources(element);
    return;
  }
  const copy = element.cloneNode(true) as HTMLElement;
  stripSources(copy);
  element.replaceWith(copy);
  return copy;
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
