import type { BootConfig } from '../config/public-config.ts';
import { readLatestId } from './read-build.ts';

/**
 * Keeps a page from reloading itself forever: one reload of a path in ten seconds, unless forced.
 */
export interface ReloadGuard {
  /** True, and marked, when a reload of `path` is allowed now. */
  allow(path: string, options?: { readonly force?: boolean }): boolean;
}

/** The parts of the page that recovery needs. */
export interface RecoveryOptions {
  /** The configuration of the shown document: it names the document's build. */
  config: Pick<BootConfig, 'build_id'>;
  fetch: typeof fetch;
  guard: ReloadGuard;
  /** Loads an address as a document, or reloads the shown page (null); by `location` if absent. */
  load?: (address: string | null) => void;
}

/** Handles missing scripts, and every reload for a newer build. */
export interface Recovery {
  readonly buildId: string;
  /** The page does not reload by itself while this is true. */
  holdWhile(isUnsaved: () => boolean): void;
  /**
   * The visitor wants this page: its document loads the scripts of the server's build. Never
   * resolves.
   *
   * @throws TypeError for an address that cannot be read
   */
  leaveFor(address: string): Promise<never>;
  /** The server answers; also false if it has not answered within 10 s. */
  isThere(): Promise<boolean>;
  /** The visitor wants the newer build. */
  reload(): void;
  /**
   * The server has newer content than the shown page: reloads it, unless edits would be lost or it
   * was just reloaded. Returns whether it does. `force`: also if it was just reloaded, for a cause
   * that no reload can repeat.
   */
  renew(options?: { readonly force?: boolean }): boolean;
}

/**
 * The recovery of one document. If a script or a sheet of the page is missing because the server
 * has another build, the page is reloaded once. It stays while the build is the same or unknown,
 * and if edits would be lost.
 */
export function createRecovery(options: RecoveryOptions): Recovery {
  const buildId = options.config.build_id;
  const { fetch: fetcher, guard, load: open = openDocument } = options;
  const reasons: (() => boolean)[] = [];
  /** Another document is being loaded: this one must not replace it. */
  let isLeaving = false;
  const isHeld = () => reasons.some((isUnsaved) => isUnsaved());

  async function reloadAfterDeploy(): Promise<void> {
    if (isHeld()) return;
    const id = await readLatestId(fetcher).catch(() => buildId);
    // Checked again: the visitor may have typed meanwhile. The guard is last, because it sets a
    // mark.
    if (id !== buildId && !isLeaving && !isHeld() && guard.allow(location.pathname)) open(null);
  }

  addEventListener('vite:preloadError', () => void reloadAfterDeploy());
  return {
    buildId,
    holdWhile: (isUnsaved) => void reasons.push(isUnsaved),
    leaveFor(address) {
      // Not limited by the mark, because the visitor asked for it; marked for reloads by that page
      // itself.
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
