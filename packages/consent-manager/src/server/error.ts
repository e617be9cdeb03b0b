export type ConsentLogErrorCode = 'PROOF_INVALID';

/** What the proof log refuses; `statusCode` is the answer's. */
export class ConsentLogError extends Error {
  override readonly name = 'ConsentLogError';
  readonly statusCode = 400;
  readonly code: ConsentLogErrorCode;

  constructor(code: ConsentLogErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
