import type { BootConfig } from '../config/public-config.ts';
import { readLatestId } from './read-build.ts';

/** Keeps a page from reloading itself for ever: one reload of a path in ten seconds, unless forced. */
export interface ReloadGuard {
  /** True, and marked, when a reload of `path` is allowed now. */
  allow(path: string, options?: { readonly force?: boolean }): boolean;
}

/** What recovery needs of the page. */
export interface RecoveryOptions {
  /** Of the shown document: names the build that it came from. */
  config: Pick<BootConfig, 'build_id'>;
  fetch: typeof fetch;
  guard: ReloadGuard;
  /** Loads an address as a document, or the shown page anew (null); by `location` where it is absent. */
  load?: (address: string | null) => void;
}

/** What becomes of a page whose scripts are gone, and every reload that a newer build asks for. */
export interface Recovery {
  readonly buildId: string;
  /** The page does not reload by itself while this is true. */
  holdWhile(isUnsaved: () => boolean): void;
  /**
   * The visitor wants this page: the document brings the scripts of the server's build. Never resolves.
   *
   * @throws TypeError for an address that cannot be read
   */
  leaveFor(address: string): Promise<never>;
  /** The server answers; false, too, where it has not within 10 s. */
  isThere(): Promise<boolean>;
  /** The visitor wants the newer build. */
  reload(): void;
  /**
   * The server knows better than the shown page: it is loaded anew, unless edits would be lost or it was
   * just now. True where it is. `force`: also where it was just now, for what no reload can bring about again.
   */
  renew(options?: { readonly force?: boolean }): boolean;
}

/**
 * The recovery of one document. Where a script or a sheet of the page is gone because the server has another
 * build, the page is loaded anew, once. It stays while the build is the same or unknown, and where edits would
 * be lost.
 */
export function createRecovery(options: RecoveryOptions): Recovery {
  const buildId = options.config.build_id;
  const { fetch: fetcher, guard, load: open = openDocument } = options;
  const reasons: (() => boolean)[] = [];
  /** Another document is on its way: this one must not come in its place. */
  let isLeaving = false;
  const isHeld = () => reasons.some((isUnsaved) => isUnsaved());

  async function reloadAfterDeploy(): Promise<void> {
    if (isHeld()) return;
    const id = await readLatestId(fetcher).catch(() => buildId);
    // Asked again: the visitor may have typed meanwhile. The guard is last, because it keeps a mark.
    if (id !== buildId && !isLeaving && !isHeld() && guard.allow(location.pathname)) open(null);
  }

  addEventListener('vite:preloadError', () => void reloadAfterDeploy());
  return {
    buildId,
    holdWhile: (isUnsaved) => void reasons.push(isUnsaved),
    leaveFor(address) {
      // Not refused by the mark, because the visitor asked for it; marked for what that page does itself.
      guard.allow(new URL(address, location.href).pathname, { force: true });
      isLeaving = true;
      open(address);
      return new Promise(() => undefined);
    },
    isThere: () =>
      readLatestId(fetcher).then(
        () => true,
        () => false,
      ),
    reload() {
      guard.allow(location.pathname, { force: true });
      open(null);
    },
    renew(options) {
      if (isHeld() || !guard.allow(location.pathname, options)) return false;
      open(null);
      return true;
    },
  };
}

function openDocument(address: string | null): void {
  if (address === null) location.reload();
  else location.assign(address);
}
