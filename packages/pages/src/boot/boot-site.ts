import type { Locale } from '@praxiskit/core';
import type { BootConfig } from '../config/public-config.ts';
import type { PageData, StandaloneData } from '../document/page-data.ts';
import { createRecovery, type Recovery, type ReloadGuard } from '../version/recovery.ts';
import { type BootedPage, bootPage, readPage } from './boot.ts';
import { createQueuedFetch } from './queued-fetch.ts';
import { createSlices } from './slices.ts';

/** How React takes over what the server has rendered. */
export interface Hydration {
  /** What React takes over. */
  root: Element | null;
  /** Starts React now, and resolves when it has the page. */
  start(): Promise<void>;
}

/** What a site has on every page, before React. */
export interface BeginContext {
  config: BootConfig;
  locale: Locale;
  /** Three requests at a time; everything of the page shares it. */
  fetch: typeof fetch;
  /** Starts React now, for what is due without the visitor, such as a dialog. */
  wake(): void;
  /** For what changes markup that React compares with its own: it has to wait until React has the page. */
  hydration: Hydration;
  /**
   * For what a reader does not wait for: runs it when the browser is idle, each in a task of its own, in
   * their order, and before React starts at the latest.
   */
  later(work: () => void): void;
}

/** What React takes a page over with. */
export interface StartContext<Begun> {
  page: BootedPage & { data: PageData };
  fetch: typeof fetch;
  recovery: Recovery;
  /** What `begin` has answered. */
  begun: Begun;
  /** Called when React has the page. */
  onHydrated(): void;
}

/** What the page of a closed construction gate is taken over with. */
export interface ClosedContext {
  page: StandaloneData;
  root: Element;
  fetch: typeof fetch;
  /** Replays what the visitor did before; called once the page works. */
  onHydrated(): void;
}

/** What a site does in the browser. */
export interface BootSiteOptions<Begun> {
  /** Keeps a page from reloading itself for ever. */
  guard: ReloadGuard;
  /** The module that takes a page over, in a chunk of its own: React is behind it. */
  app(): Promise<{ start(context: StartContext<Begun>): Promise<void> }>;
  /** The same for the page of a closed construction gate; absent where a site has none. */
  closed?(): Promise<(context: ClosedContext) => unknown>;
  /**
   * What readers need: anchors, reveal, the question of consent. Called when the browser is idle, and
   * before React starts at the latest.
   */
  begin(context: BeginContext): Begun;
  /** The same on the closed page, too. */
  onEveryPage?(config: BootConfig): void;
}

/**
 * Starts a site in the browser: what readers need, bit by bit while the browser is idle, and React when a
 * visitor needs it. Does nothing in a document that this engine has not written.
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
  // What is kept meanwhile is replayed with the rest.
  const onHydrated = () =>
    void (early && import('./early.ts').then((module) => module.replay(early)));
  bootPage({
    recovery,
    load: closed,
    start: async (start) => void start({ page, root, fetch: fetcher, onHydrated }),
  });
}
