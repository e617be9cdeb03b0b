/**
 * Why a draft is not published.
 *
 * 409  DRAFT_CONFLICT: the published record has changed in the same columns; `details` is
 *      `{ version, columns: DraftConflict[] }`
 * 422  FINDINGS_OPEN: `details` is `{ findings }`
 */
export type DraftErrorCode = 'DRAFT_CONFLICT' | 'FINDINGS_OPEN';

const statuses = { DRAFT_CONFLICT: 409, FINDINGS_OPEN: 422 } as const;

/** Texts of the refusals. */
const draftErrorMessages: Record<DraftErrorCode, { de: string; en: string }> = {
  DRAFT_CONFLICT: {
    de: 'Was veröffentlicht ist, wurde an denselben Stellen geändert.',
    en: 'What is published was changed in the same places.',
  },
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
