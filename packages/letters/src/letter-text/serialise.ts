import type { LetterBlock, LetterDocument, LetterInline, LetterLine } from './document.ts';
import { bullet, isEmptyLine, joinBlocks, numberOf } from './markup.ts';

/** Writes the one markup of a document: `parseLetterText` of it gives the document. */
export function serialiseLetterText(document: LetterDocument): string {
  return joinBlocks(document.blocks.map(writeBlock));
}

function writeBlock(block: LetterBlock): string {
  if (block.type === 'paragraph') return writeLines(block.content, 1).join('\n');
  return block.items
    .map((item, index) => {
      const mark = block.type === 'bulletList' ? bullet : numberOf(index + 1);
      const [first = '', ...others] = splitLines(item).map(writeLine);
      const next = block.type === 'bulletList' ? 1 : index + 2;
      return [mark + first, ...others.map((line) => escapeMark(line, next))].join('\n');
    })
    .join('\n');
}

function writeLines(content: LetterLine, next: number): string[] {
  return splitLines(content).map((line) => escapeMark(writeLine(line), next));
}

function splitLines(content: LetterLine): LetterInline[][] {
  const lines: LetterInline[][] = [[]];
  for (const inline of content) {
    if (inline.type === 'hardBreak') lines.push([]);
    else lines.at(-1)?.push(inline);
  }
  return lines;
}

function writeLine(line: readonly LetterInline[]): string {
  const text = line
    .map((inline) => {
      if (inline.type === 'hardBreak') return '';
      const escaped = inline.text.replace(/\\|\*/g, '\\$&');
      return inline.strong ? `**${escaped}**` : escaped;
    })
    .join('');
  return isEmptyLine(text) ? `\\${text}` : text;
}

/** A line that would be read as an item where `next` is the next number. */
function escapeMark(line: string, next: number): string {
  if (line.startsWith(bullet)) return `\\${line}`;
  for (const position of [1, next]) {
    if (line.startsWith(numberOf(position))) return line.replace('.', '\\.');
  }
  return line;
}
