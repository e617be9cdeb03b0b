/**
 * The address belongs to another account. A store rejects with this error, and its transaction is rolled
 * back.
 */
export class AddressTakenError extends Error {
  override readonly name = 'AddressTakenError';

  constructor(options: { cause?: unknown } = {}) {
    super('The address is taken', options);
  }
}

/** Compares the name: the stores of `./mikro-orm` may be in another bundle. */
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof Error && error.name === 'AddressTakenError';
