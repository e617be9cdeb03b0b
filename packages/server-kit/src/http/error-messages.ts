import type { Locale } from '@praxiskit/core';
import type { HttpErrorCode } from './http-error.ts';

export type { Locale };

export type ErrorMessages = Readonly<Record<Locale, string>>;

/** Texts of the server's own errors, by code; errors of other packages bring their own texts. */
export const errorMessages: Readonly<Record<HttpErrorCode, ErrorMessages>> = {
  BAD_REQUEST: {
    de: 'Die Anfrage ist nicht lesbar.',
    en: 'The request cannot be read.',
  },
  EXPECTATION_FAILED: {
    de: 'Diese Erwartung (Expect) erfüllen wir nicht.',
    en: 'This expectation (Expect) cannot be met.',
  },
  HEADERS_TOO_LARGE: {
    de: 'Die Kopfzeilen der Anfrage sind zu groß.',
    en: 'The headers of the request are too large.',
  },
  INTERNAL: {
    de: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal.',
    en: 'Something went wrong on our side. Please try again later.',
  },
  METHOD_NOT_ALLOWED: {
    de: 'Diese Methode nehmen wir nicht an.',
    en: 'This method is not accepted.',
  },
  NOT_FOUND: { de: 'Das gibt es hier nicht.', en: 'There is no such thing here.' },
  PAYLOAD_TOO_LARGE: { de: 'Das ist zu groß.', en: 'This is too large.' },
  REQUEST_TIMEOUT: {
    de: 'Die Anfrage kam nicht rechtzeitig an.',
    en: 'The request did not arrive in time.',
  },
  TOO_MANY_REQUESTS: {
    de: 'Das waren viele Versuche. Bitte warten Sie einen Moment.',
    en: 'That was a lot of attempts. Please wait a moment.',
  },
  UNAVAILABLE: {
    de: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'We cannot be reached right now. Please try again in a moment.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    de: 'Dieses Format nehmen wir nicht an.',
    en: 'This format is not accepted.',
  },
};

export function isOwnCode(code: string): code is HttpErrorCode {
  return Object.hasOwn(errorMessages, code);
}
