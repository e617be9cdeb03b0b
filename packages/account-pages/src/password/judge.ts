import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as de from '@zxcvbn-ts/language-de';
import * as en from '@zxcvbn-ts/language-en';

/** The strength of a long enough password against an attacker who guesses. */
export type Strength = 'weak' | 'common' | 'context' | 'good';

export interface JudgeRequest {
  password: string;
  /** Words about this person and this site, which an attacker tries first. */
  words: readonly string[];
}

/** A password with fewer guesses is in the lists that every attacker has. */
const LISTED = 1e6;
/** The number of guesses that the server requires. */
const ENOUGH = 1e8;
/**
 * The number of characters that are judged, as on the server: the time grows with the square of the length.
 */
const JUDGED = 24;

/**
 * Creates a function that judges passwords during input, with the same dictionaries and limits as the server.
 * The server decides.
 */
export function createJudge(): (request: JudgeRequest) => Strength {
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...de.dictionary, ...en.dictionary },
    graphs: common.adjacencyGraphs,
  });

  function guessesOf(text: string): number {
    const parts = [text.slice(0, JUDGED), text.slice(-JUDGED)];
    return Math.max(...parts.map((part) => zxcvbn.check(part).guesses));
  }

  return ({ password, words }) => {
    const given = password.normalize('NFC');
    const rest = without(given, words);
    if (guessesOf(rest) >= ENOUGH) return 'good';
    if (rest !== given) return 'context';
    return guessesOf(given) < LISTED ? 'common' : 'weak';
  };
}

function without(text: string, known: readonly string[]): string {
  const words = known.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(new RegExp(word, 'giu'), ''), text);
}
