/** Every text around the plan and the map. */
export interface WayMapMessages {
  /** `{minutes}` as a word, `{from}` as in the plan. */
  title: string;
  /** Small numbers as words, from one; larger ones are figures. */
  numbers: readonly string[];
  /** After the plan where nothing can be loaded. */
  drawn: string;
  /** A link to the way on a public map. */
  open: string;
  /** Names the map; `{title}`. */
  map: string;
  zoomIn: string;
  zoomOut: string;
}

const de: WayMapMessages = {
  title: '{minutes}\u00a0Minuten {from}',
  numbers: [
    'Eine',
    'Zwei',
    'Drei',
    'Vier',
    'Fünf',
    'Sechs',
    'Sieben',
    'Acht',
    'Neun',
    'Zehn',
    'Elf',
    'Zwölf',
  ],
  drawn: 'Von uns gezeichnet, nichts wird nachgeladen.',
  open: 'Route in OpenStreetMap öffnen',
  map: 'Karte: {title}. Pfeiltasten verschieben sie.',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
};

const en: WayMapMessages = {
  title: '{minutes}\u00a0minutes {from}',
  numbers: [
    'One',
    'Two',
    'Three',
    'Four',
    'Five',
    'Six',
    'Seven',
    'Eight',
    'Nine',
    'Ten',
    'Eleven',
    'Twelve',
  ],
  drawn: 'Drawn by us; nothing is loaded for it.',
  open: 'Open the route in OpenStreetMap',
  map: 'Map: {title}. Arrow keys move it.',
  zoomIn: 'Closer',
  zoomOut: 'Farther away',
};

/** The texts in both languages; a site may replace any. */
export const wayMapMessages: { de: WayMapMessages; en: WayMapMessages } = { de, en };

/** 'Neun Minuten vom Bahnhof' */
export function titleOf({ title, numbers }: WayMapMessages, minutes: number, from: string): string {
  return title
    .replace('{minutes}', numbers[minutes - 1] ?? String(minutes))
    .replace('{from}', from);
}
