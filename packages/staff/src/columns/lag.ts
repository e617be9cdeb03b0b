import type { Locale } from '@praxiskit/core';
import type { Checking } from './checking.ts';
import { publishedText } from './checking.ts';

/** A text in both languages. */
export interface Pair {
  de: string;
  en: string;
}

/**
 * The language that is behind the other: an empty one, or the one that was not changed since the other
 * was. Null where both are equally new.
 *
 * @param before the texts that visitors read; null where they read none yet
 */
export function lagOf(now: Pair, before: Pair | null): Locale | null {
  const isEmpty = { de: now.de.trim() === '', en: now.en.trim() === '' };
  if (isEmpty.de !== isEmpty.en) return isEmpty.de ? 'de' : 'en';
  if (isEmpty.de || before === null) return null;
  const hasChanged = { de: now.de !== before.de, en: now.en !== before.en };
  if (hasChanged.de === hasChanged.en) return null;
  return hasChanged.de ? 'en' : 'de';
}

/**
 * @param way path of the pair, without its language: 'summary', 'risks.0.text'
 * @param usual the text that visitors read where none is entered
 */
export function publishedPair(checking: Checking, way: string, usual?: Pair): Pair | null {
  const [de, en] = ['de', 'en'].map((language) => publishedText(checking, `${way}_${language}`));
  if (checking.published === null || (de == null && en == null && !usual)) return null;
  return { de: de ?? usual?.de ?? '', en: en ?? usual?.en ?? '' };
}
