import type { AuthServerErrorCode } from './error-codes.ts';
import { authServerMessages } from './messages.ts';

/** A message for people, in each language. */
export interface ErrorTexts {
  readonly de: string;
  readonly en: string;
}

/** Carries what the app's error handler needs for its answer; `message` is for the log. */
export class AuthServerError extends Error {
  override readonly name = 'AuthServerError';
  readonly statusCode: number;
  readonly code: AuthServerErrorCode;
  readonly details: unknown;
  /** What to answer to a person; undefined for CONFIGURATION, which reaches none. */
  readonly messages: ErrorTexts | undefined;

  constructor(
    statusCode: number,
    code: AuthServerErrorCode,
    message: string,
    options: { cause?: unknown; details?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.statusCode = statusCode;
    this.code = code;
    this.details = options.details;
    this.messages =
      code === 'CONFIGURATION'
        ? undefined
        : { de: authServerMessages.de[code], en: authServerMessages.en[code] };
  }
}
