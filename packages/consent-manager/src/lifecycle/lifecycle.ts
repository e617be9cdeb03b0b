/**
 * unasked   nothing is decided, nothing is shown yet
 * asking    nothing is decided, the question is open
 * settled   decided and closed
 * revising  decided, and open again by the visitor's wish
 */
export type ConsentStatus = 'unasked' | 'asking' | 'settled' | 'revising';
export type ConsentEvent = 'due' | 'open' | 'close' | 'decide' | 'adopt' | 'reset';

/** The whole life of a question. What is not listed changes nothing. */
export const transitions: Readonly<
  Record<ConsentStatus, Partial<Record<ConsentEvent, ConsentStatus>>>
> = {
  unasked: { due: 'asking', open: 'asking', decide: 'settled', adopt: 'settled' },
  asking: { close: 'unasked', decide: 'settled', adopt: 'settled', reset: 'unasked' },
  settled: { open: 'revising', reset: 'unasked' },
  revising: { close: 'settled', decide: 'settled', adopt: 'settled', reset: 'unasked' },
};

export const next = (status: ConsentStatus, event: ConsentEvent): ConsentStatus =>
  transitions[status][event] ?? status;

export const isOpen = (status: ConsentStatus) => status === 'asking' || status === 'revising';
