import type { Locale } from '@praxiskit/core';

const de = {
  tools: 'Gestaltung',
  bold: 'Fett',
  bulletList: 'Liste',
  orderedList: 'Nummern',
  insertBlock: 'Baustein',
  nextPlace: { one: 'Eine offene Stelle', many: '{count} offene Stellen' },
  nextPlaceHelp: 'Zur nächsten offenen Stelle',
  blocks: 'Bausteine',
  blockCount: { one: '{shown} von einem Baustein', many: '{shown} von {count} Bausteinen' },
  blockNone: 'Kein Baustein heißt so. Esc schließt die Liste.',
  asked: {
    one: 'Eine Stelle haben Sie beide geändert. Gesendet wird erst, wenn entschieden ist.',
    many: '{count} Stellen haben Sie beide geändert. Gesendet wird erst, wenn entschieden ist.',
  },
  showAsked: 'Zur Stelle',
  question: 'Zwei Fassungen dieser Stelle',
  mine: 'Ihre Fassung',
  theirs: '{name}, {time}\u00a0Uhr',
  removed: 'gelöscht',
  keepMine: 'Meine behalten',
  takeTheirs: 'Übernehmen',
  both: 'Beide',
  pages: { one: '1\u00a0Seite', many: '{count}\u00a0Seiten' },
  measure: '{pages}, noch {mm}\u00a0mm frei',
};

const en: typeof de = {
  tools: 'Formatting',
  bold: 'Bold',
  bulletList: 'List',
  orderedList: 'Numbers',
  insertBlock: 'Text block',
  nextPlace: { one: 'One open place', many: '{count} open places' },
  nextPlaceHelp: 'To the next open place',
  blocks: 'Text blocks',
  blockCount: { one: '{shown} of one text block', many: '{shown} of {count} text blocks' },
  blockNone: 'No text block has this name. Esc closes the list.',
  asked: {
    one: 'You both have changed one passage. The letter can be sent once that is decided.',
    many: 'You both have changed {count} passages. The letter can be sent once they are decided.',
  },
  showAsked: 'Show it',
  question: 'Two versions of this passage',
  mine: 'Your version',
  theirs: '{name}, {time}',
  removed: 'removed',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  both: 'Keep both',
  pages: { one: '1\u00a0page', many: '{count}\u00a0pages' },
  measure: '{pages}, {mm}\u00a0mm left',
};

export type LetterEditorTexts = typeof de;
export const letterEditorTexts: Readonly<Record<Locale, LetterEditorTexts>> = { de, en };
