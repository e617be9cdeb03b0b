import { z } from 'zod';
import { type PlaceNames, unknownPlaces } from '../page-text/page-text.ts';
import type { SiteWord } from '../words/words.ts';
import { wordsShape } from './words-shape.ts';

const namesOf = (places: ReadonlySet<string>) => `{${[...places].join('}, {')}}`;

/**
 * The shape of the bodies of pages and of their words, for `keepShape` of record-server: a
 * placeholder that the site does not fill would be shown as its name.
 */
export function pageShape(places: PlaceNames, words: readonly SiteWord[] = []) {
  const [values, lists] = [namesOf(places.values), namesOf(places.lists)];
  const body = z.string().refine((text) => unknownPlaces(text, places).length === 0, {
    params: {
      de: `In geschweiften Klammern kann stehen: ${values}, und allein in einer Zeile ${lists}.`,
      en: `Braces can hold: ${values}, and alone on a line ${lists}.`,
    },
  });
  return { body_de: body, body_en: body, words: wordsShape(words) };
}
