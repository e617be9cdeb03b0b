/** A number of an ordered list's item, `1. `, or the mark of a bullet list's item. */
export const bullet = '- ';
export const numberOf = (position: number) => `${position}. `;

/** A line that parts two blocks. */
export const isEmptyLine = (line: string) => /^ *$/.test(line);

/** The blocks of a text, as they are written. */
export function splitBlocks(text: string): string[] {
  const blocks: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (isEmptyLine(line)) blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
}

export const joinBlocks = (blocks: readonly string[]) => blocks.join('\n\n');
