/** A picture as it came, before it is made smaller. */
export interface Original {
  /** Those of other hosts wait apart: one that is slow must not keep the site's own. */
  readonly isRemote: boolean;
  /** Changes with its content, as far as that is known without reading it. */
  readonly version: string;
  /** @throws PictureError */
  read(): Promise<Buffer>;
}
