export interface PersonalOptions {
  /**
   * The signed-in user's id; null for a guest. Called with each call of `get()`, and with each
   * request.
   */
  id(): string | null;
  /** Headers of reads that the user did not cause, and of the stream of events. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * The server has ended the stream of events for good, or answered 401: the session may have
   * ended.
   */
  onEnd?(): void;
  /**
   * Other unsaved work would be lost with the page. Then its records stay too if another page signs
   * out.
   */
  isUnsaved?(): boolean;
}

/** Records with changes that a closed page had left. */
export interface Resumed {
  readonly saved: number;
  /** In conflict, refused, or waiting for a button. */
  readonly left: number;
}
