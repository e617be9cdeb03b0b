import { CodedError, type LocalTexts } from '@praxiskit/core';

/**
 * Why a draft is not published.
 *
 * 422  FINDINGS_OPEN: `details` is `{ where: [{ op: 'finding', message, finding }] }`, by the finding's place
 */
export type DraftErrorCode = 'FINDINGS_OPEN';

const statuses = { FINDINGS_OPEN: 422 } as const;

const draftErrorMessages: Record<DraftErrorCode, LocalTexts> = {
  FINDINGS_OPEN: {
    de: 'Einige Stellen sind noch zu ändern oder mit einem Grund zu erlauben.',
    en: 'Some places are still to be changed, or allowed with a reason.',
  },
};

/** A refusal; the app's error handler answers it. */
export class DraftError extends CodedError<DraftErrorCode> {
  override readonly name = 'DraftError';

  constructor(code: DraftErrorCode, details: object) {
    super(code, { statusCode: statuses[code], messages: draftErrorMessages[code], details });
  }
}
