import type { Finding } from '../finding.ts';
import { sentencesOf } from '../text/sentences.ts';

/** A piece of a text: with a number where staff has to look at its sentence. */
export interface Piece {
  text: string;
  /** From 1; null between the sentences that have findings. */
  number: number | null;
  findings: readonly Finding[];
}

/** A text in pieces that add up to it, sentences with findings numbered in their order. */
export function piecesOf(text: string, findings: readonly Finding[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  let number = 0;
  for (const [place, { start, end }] of sentencesOf(text).entries()) {
    const here = findings.filter(({ sentence }) => sentence === place);
    if (here.length === 0) continue;
    number += 1;
    if (start > from) pieces.push({ text: text.slice(from, start), number: null, findings: [] });
    pieces.push({ text: text.slice(start, end), number, findings: here });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), number: null, findings: [] });
  return pieces;
}
