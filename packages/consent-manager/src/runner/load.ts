import { hasSources, mediaElementOf, setSources, stripSources } from './sources.ts';

export interface LoadOptions {
  reload(): void;
  /** It was in the page's markup: of a script that code inserts it is unknown whether the browser will run it. */
  isParsed: boolean;
}

/** Ends when the classic script that was started last has loaded; null where none loads. */
let loading: Promise<unknown> | null = null;
/** A browser runs one element once, and reports nothing when it is put into its place again. */
const started = new WeakSet<HTMLScriptElement>();

const isClassic = (type: string) => /^$|javascript/i.test(type);

/**
 * Starts a script from the page's markup in the page's order, as if there were no consent: a file waits for
 * the files before it by itself, and code in the page waits for them here. `async` means none of that.
 *
 * @param arrival ends when the file has run, or never will
 */
function inOrder(script: HTMLScriptElement, run: () => void, arrival: Promise<void>) {
  const { src, type = '' } = script.dataset;
  if (!isClassic(type) || script.noModule || script.hasAttribute('async')) return run();
  if (!script.src && !src) return void (loading ? loading.then(run) : run());
  // The parser sets it on scripts that wait for consent. A script of `innerHTML` lacks it, and never runs or loads.
  if (!script.async) return run();
  script.async = false;
  run();
  const own = arrival.then(() => {
    if (loading === own) loading = null;
  });
  loading = own;
}

/** Takes an element out of the page, and puts it into its place again. */
function reinsert(element: Element): undefined {
  const place = document.createComment('');
  element.replaceWith(place);
  place.replaceWith(element);
}

/** Files that a browser still loads for nodes neither run nor load again once the nodes are in a hidden document. */
const moveToHiddenDocument = (node: Node) => new Document().adoptNode(node);

/**
 * Runs a script whose `type` kept the browser from it. The same element is put into its place again: a
 * copy would need a policy under Trusted Types.
 */
function runScript(script: HTMLScriptElement, { reload, isParsed }: LoadOptions) {
  let isEnded = false;
  /** A copy: takes the place of a script whose file still loads at the withdrawal. */
  let spare: HTMLScriptElement | undefined;
  let arrive = () => {};
  const arrival = new Promise<void>((done) => {
    arrive = () => {
      spare = undefined;
      done();
    };
  });
  const run = () => {
    if (isEnded) return;
    const { type } = script.dataset;
    // Before it starts: a copy of a started script never runs.
    const copy = script.cloneNode(true) as HTMLScriptElement;
    started.add(script);
    setSources(script);
    if (script.src) {
      spare = copy;
      for (const event of ['load', 'error']) script.addEventListener(event, arrive);
    }
    if (type) script.setAttribute('type', type);
    else script.removeAttribute('type');
    reinsert(script);
  };
  if (!started.has(script)) {
    if (isParsed) inOrder(script, run, arrival);
    else run();
  }
  // A script that ran cannot be taken back. Where that matters, its element asks for a reload of the page.
  return () => {
    isEnded = true;
    if (started.has(script) && 'consentReload' in script.dataset) reload();
    const copy = spare;
    if (!copy) return;
    script.replaceWith(copy);
    moveToHiddenDocument(script);
    arrive();
    return copy;
  };
}

/**
 * Puts a copy of the content behind its template: scripts, frames and components in it start then.
 * Comments mark where it begins and ends, because the inserted nodes may be replaced meanwhile.
 */
function insertContent(template: HTMLTemplateElement, options: LoadOptions) {
  const content = document.importNode(template.content, true);
  const nodes = [...content.childNodes];
  const first = document.createComment('');
  const last = document.createComment('');
  const originals = template.content.querySelectorAll('script');
  const scripts = [...content.querySelectorAll('script')].filter(
    // A copy has `async` of its own.
    ({ type }, at) => options.isParsed && isClassic(type) && originals[at]?.async,
  );
  for (const script of scripts) {
    script.dataset.type = script.type;
    script.type = 'text/plain';
  }
  template.after(first, content, last);
  const ends = scripts.map((script) => runScript(script, options));
  return () => {
    for (const end of ends) end();
    const gone = document.createDocumentFragment();
    gone.append(...nodes, ...between(first, last), first, last);
    for (const medium of gone.querySelectorAll<HTMLMediaElement>('audio, video')) {
      medium.removeAttribute('src');
      medium.replaceChildren();
      medium.load();
    }
    // Components have left the page by now, in the document that they know.
    moveToHiddenDocument(gone);
    return undefined;
  };
}

/** The siblings from one to another; none where the page has moved them apart. */
function between(first: ChildNode, last: ChildNode) {
  const siblings = [...(first.parentNode?.childNodes ?? [])];
  return siblings.slice(siblings.indexOf(first), siblings.indexOf(last) + 1);
}

function loadSources(element: HTMLElement) {
  // The copy must not have content that a component has added to itself.
  const former = element.localName.includes('-') ? element.cloneNode(true) : undefined;
  setSources(element);
  return () => unloadSources(element, former?.childNodes);
}

/**
 * Removes the addresses. A frame keeps its loaded page until it is inserted again; it stays the same
 * element, which a framework may have to remove. A copy takes the place of any other: a medium, or a picture that loses
 * its source, would load on without a place in the page.
 */
export function unloadSources(
  element: HTMLElement,
  children?: NodeListOf<ChildNode>,
): HTMLElement | undefined {
  if (!hasSources(element)) return;
  stripSources(element);
  mediaElementOf(element)?.load();
  if (!element.isConnected) return;
  if (element instanceof HTMLIFrameElement) return reinsert(element);
  const copy = element.cloneNode(!children) as HTMLElement;
  if (children) copy.append(...children);
  element.replaceWith(copy);
  return copy;
}

/**
 * Loads what an element stands for. The function that it returns unloads it, and answers the element
 * that has taken its place, if one has.
 */
export function load(element: HTMLElement, options: LoadOptions): () => HTMLElement | undefined {
  if (element instanceof HTMLScriptElement) return runScript(element, options);
  if (element instanceof HTMLTemplateElement) return insertContent(element, options);
  return loadSources(element);
}
