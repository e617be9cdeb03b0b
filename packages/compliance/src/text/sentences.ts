/** UTF-16 offsets of one sentence, half open, without the space around it. */
export interface Sentence {
  start: number;
  end: number;
}

/** After these a period ends no sentence. `Intl.Segmenter` ends one after 'Dr.'. */
const SHORT =
  /(?:^|[\s(„“])(?:abs|art|bzw|ca|dr|evtl|ggf|inkl|max|med|mind|min|mio|mr|mrs|nr|prof|sog|st|str|tel|usw|vgl|zzgl|approx|incl|no|vs|[a-zäöü]|\d+)$/iu;

/** The sentences of a text; a line break ends one, too. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  const close = (end: number) => {
    const written = text.slice(start, end);
    if (written.trim() !== '') {
      const from = start + written.length - written.trimStart().length;
      found.push({ start: from, end: start + written.trimEnd().length });
    }
    start = end;
  };
  for (const { 0: mark, index } of text.matchAll(/[.!?…]+["“”»«’)]*(?=\s|$)|[\n\r]+/gu)) {
    const isShort =
      mark.startsWith('.') && SHORT.test(text.slice(Math.max(start, index - 12), index));
    if (!isShort) close(index + mark.length);
  }
  close(text.length);
  return found;
}

/** The place of the sentence that an offset is in, from 0. */
export function sentenceAt(sentences: readonly Sentence[], offset: number): number {
  const after = sentences.findIndex(({ end }) => offset < end);
  return after === -1 ? Math.max(0, sentences.length - 1) : after;
}
