/** An error that the user can mend: its message is one line that says how. */
export class CreateError extends Error {
  override readonly name = 'CreateError';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
