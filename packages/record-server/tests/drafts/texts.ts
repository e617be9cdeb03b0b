import type { DraftFinding } from '@praxiskit/record-model/drafts';

/** Words that these tests do not allow. */
export const findingsIn = (row: object): DraftFinding[] =>
  Object.entries(row).flatMap(([where, value]) =>
    /_(de|en)$/.test(where) && String(value).includes('forever')
      ? [{ rule: 'lasting', quote: 'forever', where }]
      : [],
  );

export const text = { title_de: 'Alt', title_en: 'Old', body_de: 'Text', body_en: 'Text' };

/** A server with the view `texts`: one published row of `text`. */
export interface TextServer {
  readonly fetch: typeof globalThis.fetch;
  readonly id: string;
}
