import { mergeLetterText } from './letter-text/merge.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * For `modifiers: { merges: letterMerges }` of a record client; the column of the letter's text says
 * `merge: 'blocks'`.
 */
export const letterMerges = {
  /** The text of both; null where both have changed the same block. */
  blocks(base: unknown, mine: unknown, theirs: unknown): { readonly value: string } | null {
    const { text } = mergeLetterText(textOf(base), textOf(mine), textOf(theirs));
    return text === undefined ? null : { value: text };
  },
} as const;
