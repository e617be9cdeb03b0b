import type { RecordServerErrorCode } from './error-codes.ts';

type Pack = Readonly<Record<RecordServerErrorCode, string>>;

const en: Pack = {
  FILTER_INVALID: 'The filter cannot be read.',
  SORT_INVALID: 'This list cannot be sorted that way.',
  INCLUDE_INVALID: 'There is no such relation.',
  QUERY_INVALID: 'The query cannot be read.',
  BODY_INVALID: 'The content of the request cannot be read.',
  UNAUTHENTICATED: 'Please sign in.',
  NOT_FOUND: 'There is no such thing here.',
  METHOD_NOT_ALLOWED: 'This method is not accepted.',
  CONFLICT: 'This contradicts what is already stored.',
  VERSION_STALE: 'The record has been changed in the meantime.',
  PAYLOAD_TOO_LARGE: 'This is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'This format is not accepted.',
  PRECONDITION_REQUIRED: 'The request does not say which version it changes (If-Match).',
  READ_ONLY: 'This value cannot be changed.',
  VALIDATION_FAILED: 'Some details are missing or not valid.',
  TOO_MANY_REQUESTS: 'That was too much at once. Please try again in a moment.',
  UNAVAILABLE: 'We cannot be reached right now. Please try again in a moment.',
};

const de: Pack = {
  FILTER_INVALID: 'Der Filter ist nicht lesbar.',
  SORT_INVALID: 'So lässt sich diese Liste nicht sortieren.',
  INCLUDE_INVALID: 'Diese Verknüpfung gibt es nicht.',
  QUERY_INVALID: 'Die Anfrage ist nicht lesbar.',
  BODY_INVALID: 'Der Inhalt der Anfrage ist nicht lesbar.',
  UNAUTHENTICATED: 'Bitte melden Sie sich an.',
  NOT_FOUND: 'Das gibt es hier nicht.',
  METHOD_NOT_ALLOWED: 'Diese Methode nehmen wir nicht an.',
  CONFLICT: 'Das widerspricht dem, was schon gespeichert ist.',
  VERSION_STALE: 'Der Eintrag wurde inzwischen geändert.',
  PAYLOAD_TOO_LARGE: 'Das ist zu groß.',
  UNSUPPORTED_MEDIA_TYPE: 'Dieses Format nehmen wir nicht an.',
  PRECONDITION_REQUIRED: 'Es fehlt die Angabe, welcher Stand geändert werden soll (If-Match).',
  READ_ONLY: 'Diese Angabe lässt sich nicht ändern.',
  VALIDATION_FAILED: 'Einige Angaben fehlen oder sind nicht gültig.',
  TOO_MANY_REQUESTS: 'Das war zu viel auf einmal. Bitte versuchen Sie es gleich noch einmal.',
  UNAVAILABLE: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};

/** Of UNAVAILABLE, where other writes hold the same rows. */
export const busyMessages = {
  de: 'Hier wird gerade von anderer Stelle gespeichert. Bitte versuchen Sie es gleich noch einmal.',
  en: 'Another user is saving here right now. Please try again in a moment.',
} as const;

/** The messages of answered errors, by language and code. */
export const recordServerMessages = { de, en } as const;
