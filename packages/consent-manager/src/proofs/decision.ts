import type { ConsentMap } from '../items/items.ts';

/** The action that made a decision; part of its proof. A single item's is a `save` of that item alone. */
export type ConsentAction = 'accept-all' | 'decline-all' | 'save';
export interface ConsentDecision {
  action: ConsentAction;
  /** The decided items alone. */
  map: ConsentMap;
  /** The revision of these items, from `revisionOf`. */
  revision: string;
  /** Milliseconds since 1970. */
  time: number;
  /** The texts that the visitor saw, in their language and view; '' where the caller did not say. */
  shown: string;
}

/** A destination of decisions, for example a proof log. Its errors are logged. */
export type ConsentSink = (decision: ConsentDecision) => void;
