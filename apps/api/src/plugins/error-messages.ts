import type { Locale } from './locale.ts';

/** What an API error says to a person, by code. Codes that are not here keep their own message. */
export const errorMessages: Record<string, Record<Locale, string>> = {
  BAD_REQUEST: {
    de: 'Die Anfrage ist nicht lesbar.',
    en: 'The request cannot be read.',
  },
  BODY_INVALID: {
    de: 'Der Inhalt der Anfrage ist nicht lesbar.',
    en: 'The content of the request cannot be read.',
  },
  CONFLICT: {
    de: 'Das widerspricht dem, was schon gespeichert ist.',
    en: 'This contradicts what is already stored.',
  },
  CSRF: {
    de: 'Die Anfrage kam nicht von dieser Seite. Bitte laden Sie sie neu.',
    en: 'The request did not come from this site. Please reload the page.',
  },
  INTERNAL: {
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    en: 'Something went wrong on our side. Please try again later.',
  },
  NOT_FOUND: { de: 'Das gibt es hier nicht.', en: 'There is no such thing here.' },
  PAYLOAD_TOO_LARGE: { de: 'Das ist zu groß.', en: 'This is too large.' },
  PRECONDITION_REQUIRED: {
    de: 'Es fehlt die Angabe, welcher Stand geändert werden soll (If-Match).',
    en: 'The request does not say which version it changes (If-Match).',
  },
  READ_ONLY: {
    de: 'Diese Angabe lässt sich nicht ändern.',
    en: 'This value cannot be changed.',
  },
  TOO_MANY_REQUESTS: {
    de: 'Das waren viele Versuche. Bitte warten Sie einen Moment.',
    en: 'That was a lot of attempts. Please wait a moment.',
  },
  UNAUTHENTICATED: { de: 'Bitte melden Sie sich an.', en: 'Please sign in.' },
  UNAVAILABLE: {
    de: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'We cannot be reached right now. Please try again in a moment.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    de: 'Dieses Format nehmen wir nicht an.',
    en: 'This format is not accepted.',
  },
  VALIDATION_FAILED: {
    de: 'Einige Angaben fehlen oder sind nicht gültig.',
    en: 'Some details are missing or not valid.',
  },
  VERSION_STALE: {
    de: 'Der Eintrag wurde inzwischen geändert.',
    en: 'The record has been changed in the meantime.',
  },
};
