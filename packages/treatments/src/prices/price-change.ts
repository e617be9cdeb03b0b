/** One step of a price that visitors read. Amounts are euros as exact decimals; null reads 'included'. */
export interface PriceChange {
  /** ISO 8601 instant. */
  readonly at: string;
  /** Who has published it; null where no user was signed in. */
  readonly by: string | null;
  /** Missing where the line was new. */
  readonly from?: string | null;
  readonly to: string | null;
}
