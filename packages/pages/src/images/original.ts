export interface Original {
  /**
   * Null for the site's own. Each other host has its own queue, so that a slow host does not delay
   * others.
   */
  readonly host: string | null;
  /** Changes with its content, as far as that is known without reading it. */
  readonly version: string;
  /** @throws PictureError */
  read(): Promise<Buffer>;
}
