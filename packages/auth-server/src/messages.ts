import type { AuthServerErrorCode } from './error-codes.ts';

type Pack = Readonly<Record<AuthServerErrorCode, string>>;

const de: Pack = {
  CONFIGURATION: 'Der Server ist nicht richtig eingerichtet.',
  CSRF: 'Die Anfrage kam nicht von dieser Seite. Bitte laden Sie sie neu.',
  OTHER_HOST:
    'Diese Seite ist nicht unter der Adresse der Website geöffnet. Bitte rufen Sie die Website unter ihrer üblichen Adresse auf.',
  NOT_FOUND: 'Das gibt es hier nicht.',
  TOO_MANY_REQUESTS: 'Das waren viele Versuche. Bitte warten Sie einen Moment.',
  UNAUTHENTICATED: 'Bitte melden Sie sich an.',
  UNAVAILABLE: 'Wir sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};

const en: Pack = {
  CONFIGURATION: 'The server is not set up correctly.',
  CSRF: 'The request did not come from this site. Please reload the page.',
  OTHER_HOST:
    'This page is not open at the address of the site. Please open the site at its usual address.',
  NOT_FOUND: 'There is no such thing here.',
  TOO_MANY_REQUESTS: 'That was a lot of attempts. Please wait a moment.',
  UNAUTHENTICATED: 'Please sign in.',
  UNAVAILABLE: 'We cannot be reached right now. Please try again in a moment.',
};

/** The texts of errors for users, by code. CONFIGURATION stops the start and is only for the log. */
export const authServerMessages = { de, en } as const;
