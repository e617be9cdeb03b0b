import { CodedError } from '@praxiskit/core';
import type { AuthServerErrorCode } from './error-codes.ts';
import { authServerMessages } from './messages.ts';

/** An error of the account server; `message` is for the log. */
export class AuthServerError extends CodedError<AuthServerErrorCode> {
  override readonly name = 'AuthServerError';

  constructor(
    statusCode: number,
    code: AuthServerErrorCode,
    message: string,
    options: { cause?: unknown; details?: unknown } = {},
  ) {
    const { de, en } = authServerMessages;
    super(code, { statusCode, messages: { de: de[code], en: en[code] }, message, ...options });
  }
}
