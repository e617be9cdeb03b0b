import type { Viewer } from '@praxiskit/core/fastify';
import type { PlaceNames, SiteWord } from '@praxiskit/pages';
import type { HookContext } from '@praxiskit/record-server';

/** A site's options for the views of the practice and of its pages. */
export interface PracticeViewsOptions {
  /** Who may write and publish; all others read the published rows. */
  mayPublish(viewer: Viewer | null): boolean;
  /** The names in braces that a text of a page may have. */
  readonly places: PlaceNames;
  /** The single texts of the site that the practice may write. */
  readonly words: readonly SiteWord[];
  /** Run after the package's own when a record is changed; one of them is `keepPublished`. */
  readonly hooks: readonly ((values: object, context: HookContext) => void | Promise<void>)[];
}
