/**
 * Why a draft is not published.
 *
 * 422  FINDINGS_OPEN: `details` is `{ where: [{ op: 'finding', message, finding }] }`, by the finding's place
 */
export type DraftErrorCode = 'FINDINGS_OPEN';

const statuses = { FINDINGS_OPEN: 422 } as const;

/** Texts of the refusals. */
const draftErrorMessages: Record<DraftErrorCode, { de: string; en: string }> = {
  FINDINGS_OPEN: {
    de: 'Einige Stellen sind noch zu ändern oder mit einem Grund zu erlauben.',
    en: 'Some places are still to be changed, or allowed with a reason.',
  },
};

/** A refusal; the app's error handler answers it. */
export class DraftError extends Error {
  override readonly name = 'DraftError';
  readonly statusCode: number;
  readonly code: DraftErrorCode;
  readonly details: object;
  readonly messages: { de: string; en: string };

  constructor(code: DraftErrorCode, details: object) {
    super(draftErrorMessages[code].en);
    this.code = code;
    this.details = details;
    this.statusCode = statuses[code];
    this.messages = draftErrorMessages[code];
  }
}
