import type { Both, FindingKind, Law, Locale } from '../finding.ts';
import type { Facts } from './facts.ts';

/** A text as a rule gets it. */
export interface Reading {
  /** Folded (`fold`): small letters, one kind of space. */
  text: string;
  /** The original text; `at` gives places in it. */
  written: string;
  at(start: number, end: number): { start: number; end: number };
  locale: Locale;
  where: string;
  facts: Facts;
}

/** Where a rule is broken: offsets in the folded text, and a suggestion that replaces the rule's own. */
export interface Hit {
  start: number;
  end: number;
  message?: Both;
  advice?: Both;
  replacement?: string;
}

export interface Rule {
  id: string;
  kind: FindingKind;
  law: Law | null;
  /** Why the law is against it, in one sentence. */
  message: Both;
  /** A better way to say it. */
  advice: Both;
  /**
   * How this rule reads the border of an inline element: as nothing ('joined'), as a space ('spaced'), or both,
   * one after the other ('both', for words).
   */
  borders: 'joined' | 'spaced' | 'both';
  find(reading: Reading): Iterable<Hit>;
}
