import { CodedError, type LocalTexts } from '@praxiskit/core';

/**
 * PROOF_INVALID       400: the body is no proof of consent
 * TOO_MANY_REQUESTS   429: too many decisions from this network
 */
export type ConsentLogErrorCode = 'PROOF_INVALID' | 'TOO_MANY_REQUESTS';

/** The text of each refusal for people. */
export const consentLogMessages: Readonly<Record<ConsentLogErrorCode, LocalTexts>> = {
  PROOF_INVALID: {
    de: 'Das ist kein Nachweis einer Einwilligung',
    en: 'This is no proof of consent',
  },
  TOO_MANY_REQUESTS: {
    de: 'Zu viele Entscheidungen in kurzer Zeit',
    en: 'Too many decisions in a short time',
  },
};

/** A refusal of the proof log; `message` is for the log. */
export class ConsentLogError extends CodedError<ConsentLogErrorCode> {
  override readonly name = 'ConsentLogError';

  constructor(code: ConsentLogErrorCode, message: string, options?: { cause?: unknown }) {
    const statusCode = code === 'PROOF_INVALID' ? 400 : 429;
    super(code, { statusCode, messages: consentLogMessages[code], message, ...options });
  }
}
