import type { LetterBlock, LetterDocument, LetterInline } from './document.ts';
import { bullet, numberOf, splitBlocks } from './markup.ts';

interface OpenBlock {
  readonly type: LetterBlock['type'];
  /** The lines of the paragraph, or of each item. */
  readonly items: string[][];
}

/**
 * Reads the markup of a letter. Every text is one: what is no markup is read as it is written. A line that begins
 * with `- `, `1. ` or the next number of its list is an item, other lines of a list belong to the item above.
 */
export function parseLetterText(text: string): LetterDocument {
  const blocks = splitBlocks(text).flatMap((block) => parseBlock(block.split('\n')));
  return { blocks };
}

function parseBlock(lines: readonly string[]): LetterBlock[] {
  const blocks: OpenBlock[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const item = itemOf(line, last);
    if (item && item.type === last?.type && !item.isFirst) last.items.push([item.text]);
    else if (item) blocks.push({ type: item.type, items: [[item.text]] });
    else if (last) last.items.at(-1)?.push(line);
    else blocks.push({ type: 'paragraph', items: [[line]] });
  }
  return blocks.map(({ type, items }) =>
    type === 'paragraph'
      ? { type, content: parseLines(items[0] ?? []) }
      : { type, items: items.map(parseLines) },
  );
}

function itemOf(line: string, block: OpenBlock | undefined) {
  if (line.startsWith(bullet)) {
    return { type: 'bulletList', text: line.slice(bullet.length), isFirst: false } as const;
  }
  const next = block?.type === 'orderedList' ? block.items.length + 1 : 1;
  for (const position of [next, 1]) {
    const mark = numberOf(position);
    if (line.startsWith(mark)) {
      const text = line.slice(mark.length);
      return { type: 'orderedList', text, isFirst: position === 1 } as const;
    }
  }
  return null;
}

function parseLines(lines: readonly string[]): LetterInline[] {
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
    ...parseLine(line),
  ]);
}

function parseLine(line: string): LetterInline[] {
  // A line without text; an empty one would part two blocks.
  if (line === '\\') return [];
  const tokens: readonly string[] = line.match(/\\[\\*\-. ]|\*\*|./gsu) ?? [];
  const lastMark = tokens.lastIndexOf('**');
  const runs: { type: 'text'; text: string; strong: boolean }[] = [];
  let strong = false;
  for (const [index, token] of tokens.entries()) {
    const opens = !strong && index < lastMark && tokens[index + 1] !== '**';
    if (token === '**' && (strong || opens)) {
      strong = !strong;
      continue;
    }
    const text = token.length > 1 && token.startsWith('\\') ? token.slice(1) : token;
    const run = runs.at(-1);
    if (run?.strong === strong) run.text += text;
    else runs.push({ type: 'text', text, strong });
  }
  return runs;
}
