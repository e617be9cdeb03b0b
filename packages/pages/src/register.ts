import type { PageSession } from './page-session.ts';

/**
 * A site's own types, for hooks and payload functions without type arguments. A site declares them once:
 *
 * ```ts
 * declare module '@praxiskit/pages' {
 *   interface Register {
 *     facts: { practice: Practice };
 *     session: Session;
 *     services: BrowserServices;
 *     data: SiteData;
 *   }
 * }
 * ```
 */
// An interface, because only an interface can be extended from outside.
export interface Register {
  /** Keeps the interface from being empty. */
  readonly [registered]?: never;
}

declare const registered: unique symbol;

type Registered<Name extends string, Default> =
  Register extends Record<Name, infer Type> ? Type : Default;

export type RegisteredFacts = Registered<'facts', object>;
/** The session that `GET /api/auth/session` returns. */
export type RegisteredSession = Registered<'session', PageSession>;
/** The services of the site in a browser only. */
export type RegisteredServices = Registered<'services', unknown>;
/** The port with which payload functions read. */
export type RegisteredData = Registered<'data', unknown>;
