import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import * as common from '@zxcvbn-ts/language-common';
import * as de from '@zxcvbn-ts/language-de';
import * as en from '@zxcvbn-ts/language-en';

/** What a password of enough characters is to somebody who guesses. */
export type Strength = 'weak' | 'common' | 'context' | 'good';

/** What is judged. */
export interface JudgeRequest {
  password: string;
  /** Of this person and this site: whoever guesses tries them first. */
  words: readonly string[];
}

/** Fewer guesses than this are tried by everybody who has a list. */
const LISTED = 1e6;
/** As many as the server asks for. */
const ENOUGH = 1e8;
/** As the server does it: the time grows with the square of the length. */
const JUDGED = 24;

/**
 * Makes what judges passwords while they are typed, by the same dictionaries and limits as the server's
 * rules: those decide.
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
