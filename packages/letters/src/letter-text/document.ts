/** The text of a letter, as an editor and the press read it. */
export interface LetterDocument {
  readonly blocks: readonly LetterBlock[];
}

export type LetterBlock =
  | { readonly type: 'paragraph'; readonly content: LetterLine }
  | { readonly type: 'bulletList' | 'orderedList'; readonly items: readonly LetterLine[] };

/** What a paragraph or an item holds. */
export type LetterLine = readonly LetterInline[];

export type LetterInline =
  | { readonly type: 'text'; readonly text: string; readonly strong: boolean }
  | { readonly type: 'hardBreak' };
