import {
  type PageData,
  pageDataId,
  personalDataId,
  type StandaloneData,
} from '../document/page-data.ts';
import type { Personal } from '../payload/payload.ts';
import type { Recovery } from '../version/recovery.ts';
import { startInView } from './start-in-view.ts';

/** What the server left in the document. */
export interface BootedPage {
  data: PageData | StandaloneData;
  /** The visitor's own part of a page that is otherwise the same for all. */
  personal: Personal | null;
}

/** How a page is taken over. */
export interface BootOptions<Module> {
  /** Imports what `start` needs; called earlier, too, when the visitor moves the pointer. */
  load(): Promise<Module>;
  /** Takes the page over; React is loaded in here. Called again after a failure. */
  start(module: Module): Promise<void>;
  /** For a start that fails because a deploy has taken its scripts away. */
  recovery: Recovery;
  /** Called where the page is shown again after it was kept for Back and Forward. */
  again?: () => void;
}

/**
 * The page's data; null where the document was not written by this engine.
 *
 * @throws SyntaxError for data that are not JSON
 */
export function readPage(): BootedPage | null {
  const data = readJson<PageData | StandaloneData>(pageDataId);
  return data && { data, personal: readJson<Personal>(personalDataId) };
}

/**
 * Waits for the first sign that the visitor wants more than to read, and starts the page then, or at
 * once where its route asks for it. A start that fails is an error in the console, and a message where
 * the visitor waits for it; it is tried again with the next touch, and where its scripts fail again and
 * the server answers, the page is loaded anew, once.
 *
 * @returns starts the page now; for what is due without the visitor, such as a dialog
 */
export function bootPage<Module>(options: BootOptions<Module>): () => void {
  const { load, start, recovery, again } = options;
  const early = window.__early;
  const events = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
  let isStarted = false;
  let hasReact = false;
  let failedLoads = 0;
  // What was typed is in the page alone, until React has it.
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
      early?.tell();
      // A browser may keep a script that has failed: another document alone asks for it again, once.
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
