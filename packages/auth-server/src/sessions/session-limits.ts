/** How long a session lasts, in ms: without anything that the user caused, and at all. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}
