import type { BootConfig } from '../config/public-config.ts';
import type { PageData, StandaloneData } from '../document/page-data.ts';
import type { Locale } from '../locale/locale.ts';
import { createRecovery, type Recovery, type ReloadGuard } from '../version/recovery.ts';
import { type BootedPage, bootPage, readPage } from './boot.ts';
import { replay } from './early.ts';
import { findSession } from './find-session.ts';
import { createQueuedFetch } from './queued-fetch.ts';

/** What a site has on every page, before React. */
export interface BeginContext {
  config: BootConfig;
  locale: Locale;
  /** Three requests at a time; everything of the page shares it. */
  fetch: typeof fetch;
  /** Starts React now, for what is due without the visitor, such as a dialog. */
  wake(): void;
}

/** What React takes a page over with. */
export interface StartContext<Begun> {
  page: BootedPage & { data: PageData };
  fetch: typeof fetch;
  recovery: Recovery;
  /** What `begin` has answered. */
  begun: Begun;
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
  /** What readers need: anchors, reveal, the question of consent. */
  begin(context: BeginContext): Begun;
  /** The same on the closed page, too. */
  onEveryPage?(config: BootConfig): void;
}

/**
 * Starts a site in the browser: what readers need at once, and React when a visitor needs it. Does
 * nothing in a document that this engine has not written.
 *
 * @throws SyntaxError for page data that are not JSON; what `onEveryPage` and `begin` throw
 */
export function bootSite<Begun>(options: BootSiteOptions<Begun>): void {
  const booted = readPage();
  if (!booted) return;
  const { data, personal } = booted;
  const fetcher = createQueuedFetch((input, init) => fetch(input, init));
  const { config, locale } = data;
  const recovery = createRecovery({ config, fetch: fetcher, guard: options.guard });
  options.onEveryPage?.(config);
  if (data.kind === 'standalone') {
    if (options.closed) bootClosed(options.closed, data, fetcher, recovery);
    return;
  }
  if (personal && !personal.session) void findSession(locale, fetcher, recovery);
  let wake = (): void => {};
  const begun = options.begin({ config, locale, fetch: fetcher, wake: () => wake() });
  const context = { page: { data, personal }, fetch: fetcher, recovery, begun };
  wake = bootPage({
    recovery,
    load: options.app,
    start: ({ start }) => start(context),
  });
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
  const onHydrated = () => early && replay(early);
  bootPage({
    recovery,
    load: closed,
    start: async (start) => void start({ page, root, fetch: fetcher, onHydrated }),
  });
}
