export type GateErrorCode =
  | 'UNAVAILABLE'
  | 'PASSWORD_INCORRECT'
  | 'TOO_MANY_REQUESTS'
  | 'NOT_FOUND';

const statusCodes: Record<GateErrorCode, number> = {
  UNAVAILABLE: 503,
  PASSWORD_INCORRECT: 401,
  TOO_MANY_REQUESTS: 429,
  NOT_FOUND: 404,
};

/** Every refusal of the gate's server half. */
export class GateError extends Error {
  override readonly name = 'GateError';
  readonly code: GateErrorCode;
  readonly statusCode: number;

  constructor(code: GateErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.statusCode = statusCodes[code];
  }
}
