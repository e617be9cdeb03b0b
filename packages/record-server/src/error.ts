import { CodedError, type LocalTexts } from '@praxiskit/core';
import type { RecordServerErrorCode } from './error-codes.ts';
import type { Locale } from './locale.ts';
import { recordServerMessages } from './messages.ts';

export const errorStatuses: Readonly<Record<RecordServerErrorCode, number>> = {
  FILTER_INVALID: 400,
  SORT_INVALID: 400,
  INCLUDE_INVALID: 400,
  QUERY_INVALID: 400,
  BODY_INVALID: 400,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  VERSION_STALE: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  READ_ONLY: 422,
  VALIDATION_FAILED: 422,
  PRECONDITION_REQUIRED: 428,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
};

const usualRetryAfter = 5;

export interface RecordServerErrorOptions {
  /** For the log. */
  readonly message?: string;
  /** Texts for users, if those of the code are not specific enough. */
  readonly messages?: LocalTexts;
  readonly details?: unknown;
  readonly cause?: unknown;
  /** For 429 and 503, in seconds: 5 by default. */
  readonly retryAfter?: number;
}

/**
 * The only error class of this package. Its routes answer it; elsewhere (a page that reads records)
 * the app's error handler chooses the caller's language from `messages`.
 */
export class RecordServerError extends CodedError<RecordServerErrorCode> {
  override readonly name = 'RecordServerError';
  /** For 429 and 503: seconds until the next try. */
  readonly retryAfter: number;

  constructor(code: RecordServerErrorCode, options: RecordServerErrorOptions = {}) {
    const { retryAfter = usualRetryAfter, ...more } = options;
    const { de, en } = recordServerMessages;
    super(code, {
      statusCode: errorStatuses[code],
      ...more,
      messages: options.messages ?? { de: de[code], en: en[code] },
    });
    this.retryAfter = retryAfter;
  }

  /** READ_ONLY for columns, by the names in the request. */
  static readOnly(names: readonly string[], locale: Locale): RecordServerError {
    const failure = { op: 'readOnly', message: recordServerMessages[locale].READ_ONLY };
    const details = Object.fromEntries(names.map((name) => [name, [failure]]));
    return new RecordServerError('READ_ONLY', { details });
  }

  /** VALIDATION_FAILED for one field, thrown by a hook; `message` is in the caller's language. */
  static ofField(name: string, message: string): RecordServerError {
    const details = { [name]: [{ op: 'custom', message }] };
    return new RecordServerError('VALIDATION_FAILED', { details });
  }
}
