import { CodedError, type LocalTexts } from '@praxiskit/core';

/** Why a request is not kept. */
export type ContactRequestErrorCode =
  | 'VALIDATION_FAILED'
  | 'STAMP_INVALID'
  | 'TOO_EARLY'
  | 'TOO_MANY_REQUESTS'
  | 'CSRF';

const statuses: Record<ContactRequestErrorCode, number> = {
  VALIDATION_FAILED: 422,
  STAMP_INVALID: 409,
  TOO_EARLY: 425,
  TOO_MANY_REQUESTS: 429,
  CSRF: 403,
};

/** Texts of the refusals, for answers that a visitor reads. */
export const contactRequestErrorMessages: Record<ContactRequestErrorCode, LocalTexts> = {
  VALIDATION_FAILED: { de: 'Es fehlen Angaben.', en: 'Details are missing.' },
  STAMP_INVALID: {
    de: 'Bitte senden Sie das Formular noch einmal.',
    en: 'Please send the form again.',
  },
  TOO_EARLY: {
    de: 'Bitte warten Sie einige Sekunden und senden Sie dann noch einmal.',
    en: 'Please wait a few seconds, then send it again.',
  },
  TOO_MANY_REQUESTS: {
    de: 'Aus Ihrem Netz kamen gerade sehr viele Anfragen. Bitte rufen Sie uns an.',
    en: 'A great many requests have just come from your network. Please call us.',
  },
  CSRF: {
    de: 'Die Anfrage kam von einer fremden Seite.',
    en: 'The request came from another site.',
  },
};

/** A refusal; of VALIDATION_FAILED `details` has `{ op }` by field. */
export class ContactRequestError extends CodedError<ContactRequestErrorCode> {
  override readonly name = 'ContactRequestError';

  constructor(code: ContactRequestErrorCode, details?: object) {
    super(code, {
      statusCode: statuses[code],
      messages: contactRequestErrorMessages[code],
      details,
    });
  }
}
