import { readLatestId } from './read-build.ts';

const MINUTE = 60_000;
/** Between two requests of a visible tab. */
const INTERVAL = 5 * MINUTE;
/** The random part of each wait, so that tabs opened together do not ask together. */
const JITTER = 0.25;

export interface VersionPollOptions {
  buildId: string;
  fetch: typeof fetch;
  onNewVersion(id: string): void;
  /** Whether the tab is visible; the browser's document by default. */
  tab?: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** When the document was loaded, in milliseconds since 1970. */
  loadedAt?: number;
  random?: () => number;
}

/**
 * Requests the server's build every five minutes while the tab is visible, and when it becomes
 * visible again, but at most once a minute [R8.16]. A failure causes one warning [R8.12].
 * @returns a function that stops it
 */
export function startVersionPoll(options: VersionPollOptions): () => void {
  const { buildId, fetch: fetcher, onNewVersion, random = Math.random } = options;
  const tab = options.tab ?? document;
  const known = new Set([buildId]);
  let last = options.loadedAt ?? performance.timeOrigin;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasWarned = false;
  let isStopped = false;

  function schedule(wait: number): void {
    clearTimeout(timer);
    if (isStopped || tab.visibilityState !== 'visible') return;
    timer = setTimeout(() => void poll(), Math.max(0, wait) * (1 + JITTER * random()));
  }

  async function poll(): Promise<void> {
    last = Date.now();
    // Before the answer: a server that never answers must not end the polling.
    schedule(INTERVAL);
    try {
      const id = await readLatestId(fetcher);
      if (isStopped || known.has(id)) return;
      known.add(id);
      onNewVersion(id);
    } catch (error) {
      if (!hasWarned) console.warn('The site’s version could not be read', error);
      hasWarned = true;
    }
  }

  // No wait grows if the clock is set back.
  const onVisibility = () => schedule(Math.min(MINUTE, last + MINUTE - Date.now()));

  tab.addEventListener('visibilitychange', onVisibility);
  onVisibility();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    tab.removeEventListener('visibilitychange', onVisibility);
  };
}
