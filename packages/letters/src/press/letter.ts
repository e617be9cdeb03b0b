import type { Locale } from '@praxiskit/core';
import type { LetterBlock } from '../letter-text/document.ts';

/** The versions that a letter is frozen with; another one breaks lines elsewhere. */
export const letterTemplate = '1';
export const letterEngine = 'typst-ts-node-compiler 0.7.0';

/** All that a print shows, as it was when the letter was sent. Texts may have several lines. */
export interface FrozenLetter {
  readonly locale: Locale;
  /** Salutation, name, street, place, country: six lines at most. */
  readonly recipient: readonly string[];
  readonly letterhead: LetterHead;
  /** ISO 8601 day. */
  readonly date: string;
  /** '' for none, as in all texts. */
  readonly reference: string;
  readonly subject: string;
  readonly blocks: readonly LetterBlock[];
  /** 'Mit freundlichen Grüßen' */
  readonly closing: string;
  readonly author: { readonly name: string; readonly title: string };
  readonly template: string;
  readonly engine: string;
}

export interface LetterHead {
  readonly brand: string;
  readonly doctor: string;
  readonly chamber: string;
  readonly phone: string;
  readonly email: string;
  /** Street and place. */
  readonly address: readonly string[];
  readonly footer: readonly string[];
}

/** Where the lines of a letter are; a sent letter shows these, on screen and paper. */
export interface LetterLayout {
  readonly pages: number;
  /** What is left below the text on the last page, in mm. */
  readonly freeMm: number;
  readonly subject: readonly LayoutLine[];
  /** In the order of the letter's blocks, each with all its lines. */
  readonly blocks: readonly (readonly LayoutLine[])[];
  readonly closing: readonly LayoutLine[];
}

export interface LayoutLine {
  readonly page: number;
  /** From the top of the page to the top of the line. */
  readonly mm: number;
  /** The item of a list; 0 in a paragraph. */
  readonly item: number;
  /** Its place in the text of its block or item (`letterLineText`), in UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** A sign that no font of the press has. */
export interface UnprintableSign {
  readonly sign: string;
  /** 'U+1F600'; several where a letter and its accents cannot be printed together. */
  readonly codePoint: string;
}

export interface LetterPrint {
  /** PDF/UA-1; null where signs cannot be printed. */
  readonly pdf: Buffer | null;
  readonly layout: LetterLayout;
  readonly unprintable: readonly UnprintableSign[];
}
