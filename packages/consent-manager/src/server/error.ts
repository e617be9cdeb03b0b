/**
 * PROOF_INVALID       400: the body is no proof of consent
 * TOO_MANY_REQUESTS   429: too many decisions from this network
 */
export type ConsentLogErrorCode = 'PROOF_INVALID' | 'TOO_MANY_REQUESTS';

/** A message for people, in each language. */
export interface ErrorTexts {
  readonly de: string;
  readonly en: string;
}

/** What each refusal says to a person. */
export const consentLogMessages: Readonly<Record<ConsentLogErrorCode, ErrorTexts>> = {
  PROOF_INVALID: {
    de: 'Das ist kein Nachweis einer Einwilligung',
    en: 'This is no proof of consent',
  },
  TOO_MANY_REQUESTS: {
    de: 'Zu viele Entscheidungen in kurzer Zeit',
    en: 'Too many decisions in a short time',
  },
};

/** What the proof log refuses; `statusCode` is the answer's, `message` is for the log. */
export class ConsentLogError extends Error {
  override readonly name = 'ConsentLogError';
  readonly statusCode: 400 | 429;
  readonly code: ConsentLogErrorCode;
  readonly messages: ErrorTexts;

  constructor(code: ConsentLogErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    this.statusCode = code === 'PROOF_INVALID' ? 400 : 429;
    this.messages = consentLogMessages[code];
  }
}
