/** An earlier public version of a record. */
export interface EarlierVersion {
  /** The record's version at that time. */
  readonly version: number;
  /** ISO 8601. */
  readonly published_at: string;
  /** The name of the user who published it. */
  readonly published_by_name: string | null;
}

/** With the columns that the user can change. */
export interface EarlierContent extends EarlierVersion {
  readonly content: Readonly<Record<string, unknown>>;
}

/**
 * The number of earlier versions that are kept of a record. A page changes a few times a year: this
 * is enough for years, and at most 2 MB for a text of 40 kB.
 */
export const keptVersions = 50;

/** How long a publishing can be reverted, in ms. */
export const revertMs = 10_000;
