import type { LocalTexts } from '@praxiskit/core';

/**
 * BAD_REQUEST  400: the address is not written as `pictureProps` does, or the host is not allowed
 * NOT_FOUND    404: there is no such picture
 * BAD_GATEWAY  502: another host does not answer a picture that can be used
 * UNAVAILABLE  503: too many pictures wait to be made
 */
export type PictureErrorCode = 'BAD_REQUEST' | 'NOT_FOUND' | 'BAD_GATEWAY' | 'UNAVAILABLE';

const statuses: Record<PictureErrorCode, number> = {
  BAD_REQUEST: 400,
  NOT_FOUND: 404,
  BAD_GATEWAY: 502,
  UNAVAILABLE: 503,
};

const texts: Record<PictureErrorCode, LocalTexts> = {
  BAD_REQUEST: {
    de: 'Dieses Bild gibt es nicht in dieser Form oder von dort.',
    en: 'This picture does not exist in this form, or from there.',
  },
  NOT_FOUND: { de: 'Dieses Bild gibt es nicht.', en: 'This picture does not exist.' },
  BAD_GATEWAY: {
    de: 'Das Bild konnte nicht geholt werden.',
    en: 'The picture could not be fetched.',
  },
  UNAVAILABLE: {
    de: 'Es werden gerade zu viele Bilder berechnet.',
    en: 'Too many pictures are being made at the moment.',
  },
};

/** A picture that cannot be sent. Its message reveals no files or hosts; `cause` does. */
export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly statusCode: number;
  readonly code: PictureErrorCode;
  /** A visitor can cause a 5xx by requesting pictures of other hosts. */
  readonly logLevel = 'warn';
  /** For callers of either language. */
  readonly messages: LocalTexts;

  constructor(code: PictureErrorCode, cause?: unknown) {
    super(texts[code].en, cause === undefined ? undefined : { cause });
    this.code = code;
    this.statusCode = statuses[code];
    this.messages = texts[code];
  }
}
