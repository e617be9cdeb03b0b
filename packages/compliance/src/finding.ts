import type { Locale } from '@praxiskit/core';

export type { Locale };
/** A text in both languages, for readers of either. */
export type Both = Readonly<Record<Locale, string>>;

/** A paragraph as readers of each language cite it, and where its text can be read. */
export interface Law extends Both {
  readonly source: string;
}

/**
 * `law` has to be changed, or allowed with a reason, before it is published; `advice` is about units,
 * spaces and spelling, and holds nothing up.
 */
export type FindingKind = 'law' | 'advice';

/** One place of a text that breaks a rule. */
export interface Finding {
  /** A key of `rules`: 'medicine-name'. */
  rule: string;
  kind: FindingKind;
  /** Null for advice. */
  law: Law | null;
  /** The caller's name for the text: 'body_de', 'questions.0.answer_en'. */
  where: string;
  locale: Locale;
  /** The sentence's place in the text, from 0. */
  sentence: number;
  /** UTF-16 offsets in the text that was given: `text.slice(start, end) === quote`. */
  start: number;
  end: number;
  quote: string;
  /** One sentence: why the law is against it. */
  message: Both;
  /** A better way to say it. */
  advice: Both;
  /** A text that may replace the quote, where there is only one wording. */
  replacement?: string;
}
