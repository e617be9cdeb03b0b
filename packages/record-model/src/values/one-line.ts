/** Line breaks, tabs and other characters that move a cursor. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/**
 * Invisible characters that change the direction of the following text, so that it looks like
 * another text.
 */
const turns = /\p{Bidi_C}/gu;
const either = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

/**
 * A text in the form of a one-line column: it becomes a mail's subject, a file's name, a line of a
 * list. Line breaks become spaces, except at the ends; direction characters are removed. Text of
 * any script keeps its own direction.
 */
export function oneLine(text: string): string {
  // NUL is refused, not removed.
  if (!either.test(text) || text.includes('\0')) return text;
  return text.replace(turns, '').replace(breaks, ' ').trim();
}
