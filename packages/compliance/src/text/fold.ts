/**
 * A text as rules read it: small letters, composed umlauts, one kind of space and of hyphen, no soft
 * hyphens. Every offset leads back, so that a finding quotes what was written.
 */
export interface Folded {
  text: string;
  /** For UTF-16 offsets of `text`, half open: the offsets in the original. */
  original(start: number, end: number): { start: number; end: number };
}

/** A letter with the marks that are set on it: 'a' and U+0308 are one 'ä'. */
const CLUSTERS = /\P{M}\p{M}*/gu;
const INVISIBLE = /^(?:\u00ad|\u200c|\u200d|\u2060|\ufeff)/;
const HYPHEN = /^[\u2010\u2011\u2012\u2212]/;
/** Set where an inline element begins or ends: 'Bo<b>tox</b>' is one word, '<span>ab</span><span>50' are two. */
export const BORDER = '\u200b';

/** Letters of other alphabets that look like Latin ones: words are compared as a reader sees them. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ι: 'i',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  χ: 'x',
};

/** `border` stands for what `BORDER` marks: nothing, or a space. */
export function fold(original: string, border: '' | ' ' = ''): Folded {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of original.matchAll(CLUSTERS)) {
    const folded = foldCluster(cluster, border);
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    text += folded;
  }
  return {
    text,
    original: (start, end) => ({
      start: starts[start] ?? original.length,
      end: end > start ? (ends[end - 1] ?? original.length) : (starts[start] ?? original.length),
    }),
  };
}

function foldCluster(cluster: string, border: string): string {
  if (cluster.startsWith(BORDER)) return border;
  if (INVISIBLE.test(cluster)) return '';
  if (HYPHEN.test(cluster)) return '-';
  if (/^[\n\r]/.test(cluster)) return '\n';
  if (/^\s/.test(cluster)) return ' ';
  const letter = cluster.normalize('NFKC').toLowerCase();
  return LOOKALIKES[letter] ?? letter;
}
