import type { RequestProblem } from './check-request.ts';
import type { RequestValues } from './request.ts';

/**
 * Why a form that holds no mistake has come back without being kept. `away`: the browser found no server;
 * `failed`: the server could not keep it; `long`: it was more than the server reads.
 */
export type RequestNotice = 'check' | 'early' | 'often' | 'away' | 'failed' | 'long';

/** A request that was sent, and until when it is kept. */
export interface SentRequest {
  kind: 'sent';
  values: RequestValues;
  /** An ISO 8601 date, such as `2027-05-23`. */
  keptUntil: string;
}

/** A form that is still to be sent. */
export interface UnsentRequest {
  kind: 'form';
  values: RequestValues;
  problems: readonly RequestProblem[];
  notice: RequestNotice | null;
  /** Proves when the form was made; null where it is the same for all visitors. */
  stamp: string | null;
}

/** Where the server has a visitor's form, for whom scripts do not run. */
export type RequestState = SentRequest | UnsentRequest;
