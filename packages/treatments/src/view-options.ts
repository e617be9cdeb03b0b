import type { Viewer } from '@praxiskit/core/fastify';
import type { HookContext } from '@praxiskit/record-server';

/** A site's options for the views of treatments, prices and concerns. */
export interface TreatmentViewsOptions {
  /** Who may write and publish; all others read the published rows. */
  mayPublish(viewer: Viewer | null): boolean;
  /** Which publishers may also delete a treatment: its prices are deleted with it. */
  mayRemoveTreatments(viewer: Viewer | null): boolean;
  /** Whether a slug is an address that no other page of the site has. */
  isFreeSlug(slug: string): boolean;
  /** Run after the package's own when a record is created or changed; one of them is `keepPublished`. */
  readonly hooks: readonly ((values: object, context: HookContext) => void | Promise<void>)[];
}
