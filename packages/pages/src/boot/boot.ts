import {
  type PageData,
  pageDataId,
  personalDataId,
  type StandaloneData,
} from '../document/page-data.ts';
import type { Personal } from '../payload/payload.ts';
import type { Recovery } from '../version/recovery.ts';
import { startInView } from './start-in-view.ts';

/** The data that the server left in the document. */
export interface BootedPage {
  data: PageData | StandaloneData;
  /** The visitor's own part of a page that is otherwise the same for all visitors. */
  personal: Personal | null;
}

export interface BootOptions<Module> {
  /** Imports the module of `start`; also called when the visitor moves the pointer. */
  load(): Promise<Module>;
  /** Hydrates the page with React. Called again after a failure. */
  start(module: Module): Promise<void>;
  /** For a start that fails because a deploy has removed its scripts. */
  recovery: Recovery;
  /** Called when the browser restores the page for Back and Forward. */
  again?: () => void;
}

/**
 * The page's data; null if the document was not written by this engine.
 *
 * @throws SyntaxError for data that are not JSON
 */
export function readPage(): BootedPage | null {
  const data = readJson<PageData | StandaloneData>(pageDataId);
  return data && { data, personal: readJson<Personal>(personalDataId) };
}

/**
 * Starts the page at the first sign that the visitor wants to do more than read, or immediately if
 * its route requires it. A failed start is an error in the console, and a message if the visitor is
 * waiting for it. The next touch tries again; if the scripts fail a second time and the server
 * answers, the page is reloaded once.
 * @returns starts the page now, for work without an action of the visitor, such as a dialog
 */
export function bootPage<Module>(options: BootOptions<Module>): () => void {
  const { load, start, recovery, again } = options;
  const early = window.__early;
  const events = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
  let isStarted = false;
  let hasReact = false;
  let failedLoads = 0;
  // Until React has the page, typed text exists only in the page.
  recovery.holdWhile(() => !hasReact && (early?.fields.size ?? 0) > 0);

  const listen = (): void => {
    for (const name of events) addEventListener(name, wake, { capture: true, passive: true });
  };
  const wake = (): void => {
    for (const name of events) removeEventListener(name, wake, true);
    if (isStarted) return;
    isStarted = true;
    const takeOver = async (): Promise<void> => {
      const module = await load().catch((error: unknown) => {
        failedLoads += 1;
        throw error;
      });
      await start(module);
      hasReact = true;
      early?.message?.remove();
    };
    takeOver().catch(async (error: unknown) => {
      // The page stays readable; the next touch tries again.
      isStarted = false;
      listen();
      console.error(error);
      early?.showFailure();
      // A browser may cache a script that has failed. Only another document requests it again,
      // once.
      const [shown] = performance.getEntriesByType('navigation');
      if (failedLoads < 2 || (shown as PerformanceNavigationTiming).type === 'reload') return;
      // A touch may have started the page meanwhile.
      if ((await recovery.isThere()) && !isStarted) recovery.renew();
    });
  };

  listen();
  if (early) {
    early.wake = wake;
    early.again = again;
    if (early.queue.length > 0 || early.fields.size > 0) wake();
  }
  if (document.getElementById('root')?.dataset.start === 'at-once') wake();
  else addEventListener('pointermove', () => void load().catch(() => undefined), { once: true });
  startInView(wake);
  return wake;
}

function readJson<Value>(id: string): Value | null {
  const element = document.getElementById(id);
  return element ? (JSON.parse(element.textContent) as Value) : null;
}
