/** How long a session lasts, in ms: without activity of the user, and in total. */
export interface SessionLimits {
  readonly idleMs: number;
  readonly absoluteMs: number;
}
