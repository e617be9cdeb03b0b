import type { UnprintableSign } from './letter.ts';

/** By family of fonts, the code points that it has, as `[first, last]`. */
export type Coverage = Readonly<Record<string, readonly (readonly [number, number])[]>>;

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });

/**
 * The signs that no font has, each once, in the order of the text. A letter and its accents are from one font, or
 * the accent would be beside the letter.
 */
export function findUnprintable(text: string, coverage: Coverage): UnprintableSign[] {
  const families = Object.values(coverage);
  const has = (family: Coverage[string], point: number) =>
    family.some(([first, last]) => first <= point && point <= last);
  const unprintable = new Map<string, UnprintableSign>();
  for (const { segment } of graphemes.segment(text)) {
    const points = [...segment].map((sign) => sign.codePointAt(0) ?? 0);
    if (segment === '\n') continue;
    if (families.some((family) => points.every((point) => has(family, point)))) continue;
    const missing = points.filter((point) => !families.some((family) => has(family, point)));
    for (const some of missing.length > 0 ? missing.map((point) => [point]) : [points]) {
      const sign = String.fromCodePoint(...some);
      unprintable.set(sign, { sign, codePoint: some.map(nameOf).join(' ') });
    }
  }
  return [...unprintable.values()];
}

const nameOf = (point: number) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
