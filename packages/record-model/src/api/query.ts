import type { Values } from '../values/values.ts';

/** The query of a list, as `GET /api/{view}/` takes it [R8.8]. */
export interface Query {
  /** Conditions by column or relation: `{ amount: { $lt: 100 } }`; BIGINT and DECIMAL as text. */
  readonly filter?: Values;
  /** `name,-created_at` */
  readonly sort?: string;
  /** 50 by default, 500 at most. */
  readonly limit?: number;
  /** 0 by default. */
  readonly offset?: number;
  /** The cursor of the page before. */
  readonly after?: string;
  /** `author,patient.user` */
  readonly include?: string;
}

/** How one request is sent. */
export interface RequestOptions {
  /** Where it is aborted before the answer, the call rejects with what `fetch` rejected with. */
  readonly signal?: AbortSignal;
  /** Beside the client's own, such as one that says that no user has caused the request. */
  readonly headers?: Readonly<Record<string, string>>;
}
