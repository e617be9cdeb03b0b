/** Line breaks, tabs and whatever else moves a cursor. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Marks that turn the direction of what follows, and show nothing: a text then shows another one than it is. */
const turns = /\p{Bidi_C}/gu;
const either = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]/u;

/**
 * A text as a column of one line has it: it becomes a mail's subject, a file's name, a line of a list.
 * Breaks become spaces, none at the ends; marks of direction go. Text of any script keeps its own direction.
 */
export function oneLine(text: string): string {
  // NUL is refused, and not mended.
  if (!either.test(text) || text.includes('\0')) return text;
  return text.replace(turns, '').replace(breaks, ' ').trim();
}
