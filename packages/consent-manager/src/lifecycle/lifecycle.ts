/**
 * unasked   nothing is decided, nothing is shown yet
 * asking    nothing is decided, the question is open
 * settled   decided and closed
 * revising  decided, and reopened by the visitor
 */
export type ConsentStatus = 'unasked' | 'asking' | 'settled' | 'revising';
/** Events that change the status; `adopt` is another tab's decision, a stored one, or one that is not needed. */
export type ConsentEvent = 'due' | 'open' | 'close' | 'decide' | 'adopt' | 'reset';

/** The next status by status and event. An event that a status does not list is ignored. */
export const transitions: Readonly<
  Record<ConsentStatus, Partial<Record<ConsentEvent, ConsentStatus>>>
> = {
  unasked: { due: 'asking', open: 'asking', decide: 'settled', adopt: 'settled' },
  asking: { close: 'unasked', decide: 'settled', adopt: 'settled', reset: 'unasked' },
  settled: { open: 'revising', reset: 'unasked' },
  // Another tab's decision does not take a dialog from under the visitor's hand.
  revising: { close: 'settled', decide: 'settled', reset: 'unasked' },
};

export const next = (status: ConsentStatus, event: ConsentEvent): ConsentStatus =>
  transitions[status][event] ?? status;

/** The question is shown. */
export const isOpen = (status: ConsentStatus) => status === 'asking' || status === 'revising';
