import type { Text } from '../i18n/i18n.ts';
import type { Unsaved } from '../unsaved.ts';
import type { Recovery } from '../version/recovery.ts';
import { startVersionPoll } from '../version/version-poll.ts';

/** A build of the site that is newer than the page [R8.16]. */
export interface NewVersion {
  id: string;
  /** The site's texts, in the page's language. */
  t: Text;
  /** Reloads the page; false if the visitor stays to keep unsaved edits. */
  reload(): Promise<boolean>;
}

/** How long a reload may take before it is offered again, in ms. */
const RELOAD_MS = 10_000;

interface VersionParts {
  recovery: Recovery;
  fetch: typeof fetch;
  unsaved: Unsaved;
  t: Text;
  onNewVersion(version: NewVersion): void;
}

/** Offers each newer build to the visitor once. Nothing is reloaded before the visitor agrees. */
export function watchVersion({ recovery, fetch, unsaved, t, onNewVersion }: VersionParts): void {
  const reload = async (): Promise<boolean> => {
    if (!(await unsaved.mayLeave())) return false;
    recovery.reload();
    return true;
  };
  const offer = (id: string): void =>
    onNewVersion({
      id,
      t,
      async reload() {
        const isReloading = await reload();
        // If the page still exists, the visitor has stopped the reload, or it has failed.
        if (isReloading) setTimeout(() => offer(id), RELOAD_MS);
        return isReloading;
      },
    });
  startVersionPoll({
    buildId: recovery.buildId,
    fetch,
    onNewVersion: offer,
  });
}
