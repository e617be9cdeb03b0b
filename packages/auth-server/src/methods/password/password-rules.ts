import { guard } from '../../sessions/sessions.ts';
import type { Refusal } from '../refusal.ts';
import type { IsBreached } from './breached.ts';
import type { PasswordJudge } from './password-judge.ts';

/** If the password is the only factor (NIST SP 800-63B-4 §3.1.1.2). */
export const SHORTEST_PASSWORD = 15;
/** If a second factor is required too. */
export const SHORTEST_WITH_FACTOR = 8;
/** In UTF-16 units; NIST requires at least 64. */
export const LONGEST_PASSWORD = 1024;
/** Guesses that a password has to withstand: more than an attacker can try online in years. */
const FEWEST_GUESSES = 1e8;
/** Characters that are judged at once: the time grows with the square of the length. */
const JUDGED = 24;

/** NFC: a composed and a decomposed `ä` are the same password (NIST SP 800-63B-4 §3.1.1.2). */
export const normalisePassword = (password: string) => password.normalize('NFC');

interface PasswordContext {
  /** Words that the password may not be made of: the account's name and address. */
  readonly words: readonly string[];
  readonly hasFactor: boolean;
}

/** Null for an allowed password. */
export type CheckNewPassword = (
  password: string,
  context: PasswordContext,
) => Promise<Refusal | null>;

/**
 * The rules for new passwords: long enough, hard to guess, and not breached. No rule requires certain kinds
 * of characters. A password that cannot be judged is not accepted: the check rejects with the judge's
 * UNAVAILABLE.
 *
 * @param siteWords words that no password of this site may be made of, such as the practice's name
 */
export function createPasswordRules(
  siteWords: () => Promise<readonly string[]>,
  judge: PasswordJudge,
  isBreached: IsBreached = async () => false,
): CheckNewPassword {
  /** Whether the first or the last characters are hard enough; the rest can only add strength. */
  async function isHard(text: string): Promise<boolean> {
    for (const part of new Set([text.slice(0, JUDGED), text.slice(-JUDGED)])) {
      if ((await judge.guesses(part)) >= FEWEST_GUESSES) return true;
    }
    return false;
  }

  return async (password, { words, hasFactor }) => {
    const given = normalisePassword(password);
    // Counts code points, not UTF-16 units.
    const { length } = [...given];
    if (length < (hasFactor ? SHORTEST_WITH_FACTOR : SHORTEST_PASSWORD)) {
      return { refusal: 'password-too-short' };
    }
    if (given.length > LONGEST_PASSWORD) return { refusal: 'password-too-long' };
    // Words about this site and this account, which an attacker knows, add no strength.
    const secret = without(given, [...(await guard(siteWords())), ...words]);
    if (!(await isHard(secret))) return { refusal: 'password-guessable' };
    return (await isBreached(given)) ? { refusal: 'password-breached' } : null;
  };
}

function without(text: string, known: readonly string[]): string {
  const words = known.flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return words
    .filter((word) => word.length > 2)
    .reduce((rest, word) => rest.replaceAll(new RegExp(escapeOf(word), 'giu'), ''), text);
}

const escapeOf = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
