import { CodedError, type LocalTexts } from '@praxiskit/core';

/**
 * UNAVAILABLE         503: the site is closed; sent in place of data
 * PASSWORD_INCORRECT  401
 * TOO_MANY_REQUESTS   429: too many attempts from this network
 * NOT_FOUND           404: there is no gate, or no password opens it
 */
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

/** The message of each error for the visitor. */
export const gateErrorMessages: Readonly<Record<GateErrorCode, LocalTexts>> = {
  UNAVAILABLE: {
    de: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'We cannot be reached right now. Please try again in a moment.',
  },
  // The gate's own sentences are the same in every language, by decision [R3.2D].
  PASSWORD_INCORRECT: { de: 'Incorrect password', en: 'Incorrect password' },
  TOO_MANY_REQUESTS: {
    de: 'Das waren viele Versuche. Bitte warten Sie einen Moment.',
    en: 'That was a lot of attempts. Please wait a moment.',
  },
  NOT_FOUND: { de: 'Das gibt es hier nicht.', en: 'There is no such thing here.' },
};

/** Every error of the gate's server; `message` is for the log. */
export class GateError extends CodedError<GateErrorCode> {
  override readonly name = 'GateError';
  /** A closed site is no failure: every visitor gets this error. */
  readonly logLevel = 'warn';

  constructor(code: GateErrorCode, message: string, options?: { cause?: unknown }) {
    const statusCode = statusCodes[code];
    super(code, { statusCode, messages: gateErrorMessages[code], message, ...options });
  }
}
