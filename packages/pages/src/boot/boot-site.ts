import type { Locale } from '@praxiskit/core';
import type { BootConfig } from '../config/public-config.ts';
import type { PageData, StandaloneData } from '../document/page-data.ts';
import { createRecovery, type Recovery, type ReloadGuard } from '../version/recovery.ts';
import { type BootedPage, bootPage, readPage } from './boot.ts';
import { createQueuedFetch } from './queued-fetch.ts';
import { createSlices } from './slices.ts';

/** The hydration of the server's markup by React. */
export interface Hydration {
  root: Element | null;
  /** Starts React now; resolves when the page is hydrated. */
  start(): Promise<void>;
}

/** The tools for work on every page before React. */
export interface BeginContext {
  config: BootConfig;
  locale: Locale;
  /** At most three requests at a time, shared by the whole page. */
  fetch: typeof fetch;
  /** Starts React now, for work without an action of the visitor, such as a dialog. */
  wake(): void;
  /** For changes of markup that React hydrates: they must wait until React has the page. */
  hydration: Hydration;
  /**
   * For work that the reader does not wait for: runs it when the browser is idle, each in its own
   * task and in order, and at the latest before React starts.
   */
  later(work: () => void): void;
}

/** The context of React's start. */
export interface StartContext<Begun> {
  page: BootedPage & { data: PageData };
  fetch: typeof fetch;
  recovery: Recovery;
  begun: Begun;
  /** Called when React has the page. */
  onHydrated(): void;
}

/** The context of a closed construction gate's page. */
export interface ClosedContext {
  page: StandaloneData;
  root: Element;
  fetch: typeof fetch;
  /** Replays earlier actions of the visitor; call it when the page works. */
  onHydrated(): void;
}

export interface BootSiteOptions<Begun> {
  /** Keeps a page from reloading itself forever. */
  guard: ReloadGuard;
  /** Imports the module that hydrates the page, in its own chunk: React is in it. */
  app(): Promise<{ start(context: StartContext<Begun>): Promise<void> }>;
  /** The same for the page of a closed construction gate; absent if a site has none. */
  closed?(): Promise<(context: ClosedContext) => unknown>;
  /**
   * Work for readers: anchors, reveal, the question of consent. Called when the browser is idle,
   * and at the latest before React starts.
   */
  begin(context: BeginContext): Begun;
  /** The same, also on the closed page. */
  onEveryPage?(config: BootConfig): void;
}

/**
 * Starts a site in the browser: work for readers in small steps while the browser is idle, and
 * React when a visitor needs it. Does nothing in a document that was not written by this engine.
 *
 * @throws SyntaxError for page data that are not JSON
 */
export function bootSite<Begun>(options: BootSiteOptions<Begun>): void {
  const booted = readPage();
  if (!booted) return;
  const { data, personal } = booted;
  const fetcher = createQueuedFetch((input, init) => fetch(input, init));
  const { config, locale } = data;
  const recovery = createRecovery({ config, fetch: fetcher, guard: options.guard });
  const { add: later, finish } = createSlices();
  later(() => options.onEveryPage?.(config));
  if (data.kind === 'standalone') {
    if (options.closed) bootClosed(options.closed, data, fetcher, recovery);
    return;
  }
  const checkVisitor = () => {
    import('./visitor.ts')
      .then((module) => module.checkVisitor(booted, fetcher, recovery))
      .catch(console.warn);
  };
  // Rare: the server could not know the visitor in time.
  if (personal && !personal.session) checkVisitor();
  let begun: { is: Begun } | null = null;
  const hydrated = Promise.withResolvers<void>();
  const wake: () => void = bootPage({
    recovery,
    again: checkVisitor,
    load: options.app,
    start({ start }) {
      finish();
      const page = { data, personal };
      const onHydrated = hydrated.resolve;
      return start({ page, fetch: fetcher, recovery, begun: begin(), onHydrated });
    },
  });
  const hydration: Hydration = {
    root: document.getElementById('root'),
    start() {
      wake();
      return hydrated.promise;
    },
  };
  const begin = (): Begun => {
    begun ??= { is: options.begin({ config, locale, fetch: fetcher, wake, hydration, later }) };
    return begun.is;
  };
  later(begin);
}

function bootClosed(
  closed: NonNullable<BootSiteOptions<unknown>['closed']>,
  page: StandaloneData,
  fetcher: typeof fetch,
  recovery: Recovery,
): void {
  const root = document.getElementById('root');
  const early = window.__early;
  if (!root) return;
  // Events that are kept meanwhile are replayed with the others.
  const onHydrated = () =>
    void (early && import('./early.ts').then((module) => module.replay(early)));
  bootPage({
    recovery,
    load: closed,
    start: async (start) => void start({ page, root, fetch: fetcher, onHydrated }),
  });
}
