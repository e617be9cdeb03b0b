import { spellingsOf, wordPattern } from './fold-words.ts';

export interface NamePart {
  readonly text: string;
  /** A word begins so, and is found by it. */
  readonly isFound: boolean;
}

/** A name in parts: 'Müller-Beispiel' for 'muel' is 'Mül', found, and 'ler-Beispiel'. */
export function foundParts(name: string, typed: string): NamePart[] {
  const wanted = (typed.match(wordPattern) ?? []).flatMap(spellingsOf);
  const parts: NamePart[] = [];
  let end = 0;
  for (const { 0: word, index } of name.matchAll(wordPattern)) {
    const length = foundLength(word, wanted);
    if (length === 0) continue;
    if (index > end) parts.push({ text: name.slice(end, index), isFound: false });
    end = index + length;
    parts.push({ text: name.slice(index, end), isFound: true });
  }
  if (end < name.length) parts.push({ text: name.slice(end), isFound: false });
  return parts;
}

/** Of the longest beginning of a word that is searched for; 0 if there is none. */
function foundLength(word: string, wanted: readonly string[]): number {
  const lengths = wanted.map((spelling) => {
    for (let length = 1; length <= word.length; length += 1) {
      const begins = spellingsOf(word.slice(0, length));
      if (begins.some((begin) => begin.startsWith(spelling))) return length;
    }
    return 0;
  });
  return Math.max(0, ...lengths);
}
