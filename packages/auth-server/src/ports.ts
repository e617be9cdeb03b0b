/** The signed-in user, for every other part of the server; null for guests and for limited sessions. */
export interface Viewer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
}

/** Time as a port, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}
