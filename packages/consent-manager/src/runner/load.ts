import { hasSources, setSources, stripSources } from './sources.ts';

export interface LoadOptions {
  /** Loads the page anew. */
  reload(): void;
  /** It was in the page's markup: of what code inserts, nobody knows whether the browser will run it. */
  isParsed: boolean;
}

/** Ends when the classic script that was started last has loaded; null where none loads. */
let loading: Promise<unknown> | null = null;
/** A browser runs one element once, and does not tell when it is put into its place again. */
const started = new WeakSet<HTMLScriptElement>();

const isClassic = (type: string) => /^$|javascript/i.test(type);

/**
 * Starts a script from the page's markup in the page's order, as if there were no consent: a file waits for
 * the files before it by itself, and code in the page waits for them here. `async` means none of that.
 */
function inOrder(script: HTMLScriptElement, run: () => void) {
  const { src, type = '' } = script.dataset;
  if (!isClassic(type) || script.noModule || script.hasAttribute('async')) return run();
  if (!script.src && !src) return void (loading ? loading.then(run) : run());
  // The parser sets it on what is held back. A script of `innerHTML` has it not, never runs, and never loads.
  if (!script.async) return run();
  script.async = false;
  run();
  const own = new Promise((done) => {
    for (const event of ['load', 'error']) script.addEventListener(event, done);
  }).then(() => {
    if (loading === own) loading = null;
  });
  loading = own;
}

/**
 * Runs a script whose `type` kept the browser from it. The same element is put into its place again: a
 * copy would need a policy under Trusted Types.
 */
function runScript(script: HTMLScriptElement, { reload, isParsed }: LoadOptions) {
  let isEnded = false;
  const run = () => {
    if (isEnded) return;
    const { type } = script.dataset;
    started.add(script);
    setSources(script);
    if (type) script.setAttribute('type', type);
    else script.removeAttribute('type');
    const place = document.createComment('');
    script.replaceWith(place);
    place.replaceWith(script);
  };
  if (!started.has(script)) {
    if (isParsed) inOrder(script, run);
    else run();
  }
  // What ran cannot be taken back. Where that matters, its element asks for the page to be loaded anew.
  return () => {
    isEnded = true;
    if (started.has(script) && 'consentReload' in script.dataset) reload();
    return undefined;
  };
}

/**
 * Puts a copy of the content behind its template: scripts, frames and components in it start then.
 * Comments mark where it begins and ends, because what is inserted may be replaced while it is there.
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

/**
 * Takes the addresses away, and puts a copy into the element's place: a frame keeps what it has loaded, a
 * medium, or a picture that loses its source, would load on without a place in the page.
 */
export function unloadSources(element: HTMLElement): HTMLElement | undefined {
  if (!hasSources(element)) return;
  stripSources(element);
  if (element instanceof HTMLMediaElement) element.load();
  if (!element.isConnected) return;
  const copy = element.cloneNode(true) as HTMLElement;
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
