/** An account has this address already; a store rejects with it, and nothing of its transaction has happened. */
export class AddressTakenError extends Error {
  override readonly name = 'AddressTakenError';

  constructor(options: { cause?: unknown } = {}) {
    super('The address is taken', options);
  }
}

/** By its name: the stores of `./mikro-orm` may be of another bundle. */
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AddressTakenError';
