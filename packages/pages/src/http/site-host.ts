import type { FastifyPluginAsync } from 'fastify';
import type { RegisteredData } from '../register.ts';
import type { SiteApp } from '../render/site-app.tsx';

/** The source of the pages: a build, or Vite in development. */
export interface SiteHost<Data = RegisteredData> {
  /** The site as it is now; in development it rejects for a source that cannot be loaded. */
  current(): SiteApp<Data> | Promise<SiteApp<Data>>;
  /** Serves scripts, styles, fonts and pictures. */
  assets: FastifyPluginAsync;
  /** The folder of the site's own pictures, for `images`; it may be absent. */
  pictures: string;
  /**
   * Only in development, where sources change while the server runs: no page is remembered, and
   * this is the page for an error.
   */
  showError?(error: unknown): string;
}
