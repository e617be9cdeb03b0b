import type { LetterLine } from '../letter-text/document.ts';
import { letterLineText } from '../letter-text/line-text.ts';

/** Text in one weight. */
export type Run = readonly [text: string, strong: boolean];

/** A text without a place to break a line, with its place in the flow. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** A text that is broken into lines: its lines as written, their words, and the pieces of these. */
export interface Flow {
  readonly text: string;
  readonly lines: Piece[][][];
  /** Of each UTF-16 unit. */
  readonly strong: readonly boolean[];
}

/** After a hyphen, a dash or a slash within a word. */
const breaks = /(?<=[\p{L}\p{N}][-–—/])(?=\p{L})/u;
/** Longer words may be broken anywhere; German ones are rarely longer. */
const longWord = 40;
const chunk = 10;

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

export function createFlow(content: LetterLine): Flow {
  const strong = content.flatMap((inline) =>
    inline.type === 'text'
      ? Array.from({ length: inline.text.length }, () => inline.strong)
      : [false],
  );
  const text = letterLineText(content);
  let from = 0;
  const lines = text.split('\n').map((line) => {
    const words = [...line.matchAll(/[^ ]+/g)].map(({ 0: word, index }) =>
      splitWord(word, from + index),
    );
    // An empty line has its place, too.
    if (words.length === 0) words.push([{ from, to: from }]);
    from += line.length + 1;
    return words;
  });
  return { text, strong, lines };
}

export const plainFlow = (text: string): Flow =>
  createFlow(
    text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' } as const] : []),
        ...(line ? [{ type: 'text', text: line, strong: false } as const] : []),
      ]),
  );

function splitWord(word: string, from: number): Piece[] {
  let at = from;
  return word.split(breaks).flatMap((part) => {
    const piece = { from: at, to: at + part.length };
    at = piece.to;
    return [...graphemes.segment(part)].length > longWord ? splitPiece(part, piece.from) : [piece];
  });
}

function splitPiece(text: string, from: number): Piece[] {
  const signs = [...graphemes.segment(text)];
  const pieces: Piece[] = [];
  for (let index = 0; index < signs.length; index += chunk) {
    const end = signs[index + chunk]?.index ?? text.length;
    pieces.push({ from: from + (signs[index]?.index ?? 0), to: from + end });
  }
  return pieces;
}

/** Gives a piece that is wider than its line places to break. False if it is as short as can be. */
export function breakPiece(flow: Flow, piece: Piece): boolean {
  const pieces = splitPiece(flow.text.slice(piece.from, piece.to), piece.from);
  if (pieces.length < 2) return false;
  for (const word of flow.lines.flat()) {
    const index = word.indexOf(piece);
    if (index >= 0) word.splice(index, 1, ...pieces);
  }
  return true;
}

/** The flow's text from `from` to `to` in its weights. */
export function runsOf(flow: Flow, from: number, to: number): Run[] {
  const runs: [string, boolean][] = [];
  for (let at = from; at < to; at += 1) {
    const strong = flow.strong[at] ?? false;
    const run = runs.at(-1);
    if (run?.[1] === strong) run[0] += flow.text[at];
    else runs.push([flow.text[at] ?? '', strong]);
  }
  // Several spaces are one, as on a page of the site.
  return runs.map(([text, strong]) => [text.replace(/ +/g, ' '), strong]);
}
