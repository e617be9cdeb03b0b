import { type Finding, sentencesOf } from '@praxiskit/compliance';

/** The sentences of a text that have findings, and the same findings at their new places. */
export interface Excerpt {
  text: string;
  findings: readonly Finding[];
  /** The finding in the whole text. */
  original: ReadonlyMap<Finding, Finding>;
}

/** The sentences of a text that have notes, without the sentences between. */
export function excerptOf(text: string, findings: readonly Finding[]): Excerpt {
  const original = new Map<Finding, Finding>();
  const parts: string[] = [];
  let length = 0;
  for (const [place, { start, end }] of sentencesOf(text).entries()) {
    const here = findings.filter(({ sentence }) => sentence === place);
    if (here.length === 0) continue;
    const sentence = parts.length;
    for (const finding of here) {
      const shift = length - start;
      const moved = {
        ...finding,
        sentence,
        start: finding.start + shift,
        end: finding.end + shift,
      };
      original.set(moved, finding);
    }
    const part = text.slice(start, end).trimEnd();
    parts.push(part);
    length += part.length + 1;
  }
  return { text: parts.join('\n'), findings: [...original.keys()], original };
}
