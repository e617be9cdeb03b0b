import type { BootConfig } from '../config/public-config.ts';
import { readLatestId } from './read-build.ts';

/** Keeps a page from reloading itself for ever: one reload of a path in ten seconds, unless forced. */
export interface ReloadGuard {
  /** True, and marked, when a reload of `path` is allowed now. */
  allow(path: string, options?: { readonly force?: boolean }): boolean;
}

export interface RecoveryOptions {
  /** Of the shown document: names the build that it came from. */
  config: Pick<BootConfig, 'build_id'>;
  fetch: typeof fetch;
  guard: ReloadGuard;
  /** Loads an address as a document; `location.assign` by default, or a reload of the shown page. */
  load?: (address: string | null) => void;
}

/** What becomes of a page whose scripts are gone, and every reload that a newer build asks for. */
export interface Recovery {
  readonly buildId: string;
  /**
   * After a script could not be loaded: reloads the page, once, where the server has another build. The
   * page stays while the build is the same or unknown, and where edits would be lost.
   */
  reloadAfterDeploy(isUnsaved: () => boolean): Promise<void>;
  /** The visitor wants this page: the document brings the scripts of the server's build. Never resolves. */
  leaveFor(address: string): Promise<never>;
  /** The visitor wants the newer build. */
  reload(): void;
}

export function createRecovery(options: RecoveryOptions): Recovery {
  const buildId = options.config.build_id;
  const { fetch: fetcher, guard, load = loadDocument } = options;
  return {
    buildId,
    async reloadAfterDeploy(isUnsaved) {
      if (isUnsaved()) return;
      const id = await readLatestId(fetcher).catch(() => buildId);
      // Asked again: the visitor may have typed meanwhile. The guard is last, because it keeps a mark.
      if (id !== buildId && !isUnsaved() && guard.allow(location.pathname)) load(null);
    },
    leaveFor(address) {
      // Not refused by the mark, because the visitor asked for it; marked for what that page does itself.
      guard.allow(new URL(address, location.href).pathname, { force: true });
      load(address);
      return new Promise(() => undefined);
    },
    reload() {
      guard.allow(location.pathname, { force: true });
      load(null);
    },
  };
}

function loadDocument(address: string | null): void {
  if (address === null) location.reload();
  else location.assign(address);
}
