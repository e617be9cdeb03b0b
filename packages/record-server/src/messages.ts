import type { RecordServerErrorCode } from './error.ts';

type Pack = Readonly<Record<RecordServerErrorCode, string>>;

const en: Pack = {
  FILTER_INVALID: 'The filter cannot be read',
  SORT_INVALID: 'This list cannot be sorted that way',
  INCLUDE_INVALID: 'There is no such relation',
  QUERY_INVALID: 'The query cannot be read',
  BODY_INVALID: 'The body is not an object',
  UNAUTHENTICATED: 'Please sign in',
  NOT_FOUND: 'Not found',
  CONFLICT: 'This does not fit what is already there',
  VERSION_STALE: 'The record was changed in the meantime',
  PRECONDITION_REQUIRED: 'The record’s version is missing (If-Match)',
  READ_ONLY: 'This field cannot be changed',
  VALIDATION_FAILED: 'Please check what you entered',
  UNAVAILABLE: 'The data cannot be reached just now',
};

const de: Pack = {
  FILTER_INVALID: 'Der Filter ist nicht lesbar',
  SORT_INVALID: 'So lässt sich diese Liste nicht sortieren',
  INCLUDE_INVALID: 'Diese Verknüpfung gibt es nicht',
  QUERY_INVALID: 'Die Anfrage ist nicht lesbar',
  BODY_INVALID: 'Der Inhalt ist kein Objekt',
  UNAUTHENTICATED: 'Bitte melden Sie sich an',
  NOT_FOUND: 'Nicht gefunden',
  CONFLICT: 'Das passt nicht zu den vorhandenen Daten',
  VERSION_STALE: 'Der Datensatz wurde inzwischen geändert',
  PRECONDITION_REQUIRED: 'Die Version des Datensatzes fehlt (If-Match)',
  READ_ONLY: 'Dieses Feld lässt sich nicht ändern',
  VALIDATION_FAILED: 'Bitte prüfen Sie Ihre Eingaben',
  UNAVAILABLE: 'Die Daten sind gerade nicht erreichbar',
};

export const recordServerMessages = { de, en } as const;
