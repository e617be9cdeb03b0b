import { CodedError, type LocalTexts } from '@praxiskit/core';

/** Why a letter was not printed; what it says must not be in a log, so no cause is kept. */
const codes = {
  BUSY: {
    statusCode: 503,
    messages: {
      de: 'Gerade werden zu viele Briefe gesetzt. Bitte gleich noch einmal versuchen.',
      en: 'Too many letters are being set. Please try again in a moment.',
    },
  },
  TIMEOUT: {
    statusCode: 503,
    messages: {
      de: 'Der Brief wurde nicht rechtzeitig fertig. Bitte noch einmal versuchen.',
      en: 'The letter was not ready in time. Please try again.',
    },
  },
  FAILED: {
    statusCode: 503,
    messages: {
      de: 'Der Brief konnte nicht gesetzt werden. Bitte noch einmal versuchen.',
      en: 'The letter could not be set. Please try again.',
    },
  },
  INVALID: {
    statusCode: 422,
    messages: {
      de: 'Eine Angabe des Briefs ist nicht lesbar, etwa sein Datum.',
      en: 'A part of the letter cannot be read, such as its date.',
    },
  },
  NO_ROOM: {
    statusCode: 422,
    messages: {
      de: 'Anschrift, Briefkopf oder Fußzeile sind zu lang für ihren Platz.',
      en: 'The address, the letterhead or the footer is too long for its place.',
    },
  },
  OTHER_TEMPLATE: {
    statusCode: 409,
    messages: {
      de: 'Der Brief gehört zu einer anderen Fassung der Vorlage.',
      en: 'The letter belongs to another version of the template.',
    },
  },
  CONFIGURATION: {
    statusCode: 500,
    messages: {
      de: 'Briefe können hier nicht gesetzt werden.',
      en: 'Letters cannot be set here.',
    },
  },
} as const satisfies Record<string, { statusCode: number; messages: LocalTexts }>;

export type LetterPressErrorCode = keyof typeof codes;

/** An error of the press. It never quotes the letter. */
export class LetterPressError extends CodedError<LetterPressErrorCode> {
  override readonly name = 'LetterPressError';

  constructor(code: LetterPressErrorCode, message?: string, options: { cause?: unknown } = {}) {
    super(code, { ...codes[code], message, ...options });
  }
}
