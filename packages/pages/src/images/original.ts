/** A picture as it came, before it is made smaller. */
export interface Original {
  /** Changes with its content, as far as that is known without reading it. */
  readonly version: string;
  /** @throws PictureError */
  read(): Promise<Buffer>;
}
