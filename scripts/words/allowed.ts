/**
 * Uses that are right: the file (or folder), and a part of the line. A text for users, a law, a word of another
 * project.
 */
export const allowed: readonly (readonly [file: string, part: string])[] = [['scripts/words/', '']];
