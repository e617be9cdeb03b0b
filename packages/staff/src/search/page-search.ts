import type { Locale } from '@praxiskit/core';
import type { ModelRecord, Query } from '@praxiskit/record-model/client';

/** A record as the search shows it. */
export interface FoundRecord {
  readonly text: string;
  /** At the end of its line. */
  readonly end?: string;
  /** More words to find it by. */
  readonly words?: string;
}

/** The records that the search looks in, and how it shows them. */
export interface PageSearch {
  /** The lists of the page's view, as the page shows them. */
  readonly queries: readonly Query[];
  /** In place of these where the records are too many to load them all: what the server finds for the input. */
  queryFor?(typed: string): Query;
  /** @param texts of the page */
  // biome-ignore lint/suspicious/noExplicitAny: each page knows the texts that it brings.
  describe(record: ModelRecord, locale: Locale, texts: any): FoundRecord;
}

/** A name in the reader's language; the other one finds it as well. */
export const foundByName = (record: ModelRecord, column: string, locale: Locale): FoundRecord => ({
  text: String(record.get(`${column}_${locale}`) ?? ''),
  words: String(record.get(`${column}_${locale === 'de' ? 'en' : 'de'}`) ?? ''),
});
