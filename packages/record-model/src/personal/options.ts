/** Who a client is for, and what is told of it. */
export interface PersonalOptions {
  /** The signed-in user's id; null for a guest. Asked with each call of `get()`, and with each request. */
  id(): string | null;
  /** Of the reads that nobody has caused, and of the stream of events. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The server ends the stream of events for good, or answers 401: the session has ended, perhaps. */
  onEnd?(): void;
  /**
   * Something else would be lost with the page. Its records stay then, too, where another page has signed out.
   */
  isUnsaved?(): boolean;
}

/** Records with changes that a closed page had left. */
export interface Resumed {
  readonly saved: number;
  /** In conflict, refused, or waiting for a button. */
  readonly left: number;
}
