/** The query of a list as data; its meaning and limits are those of `GET /api/{view}/`. */
export interface RecordQuery {
  /** Conditions by column or relation: `{ amount: { $lt: 100 } }`. */
  readonly filter?: Readonly<Record<string, unknown>>;
  /** `name,-created_at` */
  readonly sort?: string;
  /** `author,patient.user` */
  readonly include?: string;
  /** These columns alone: `id,name`. */
  readonly fields?: string;
  /** 50 by default, 500 at most, or all of them. */
  readonly limit?: number | 'all';
  /** 0 by default, 100,000 at most. */
  readonly offset?: number;
}

/**
 * Reads as one caller, on the server: used for the data of pages. `Views` declares the type of each
 * view's records, by name: `interface Views { prices: PriceRecord }`.
 */
export interface RecordReader<
  Views extends object = Readonly<Record<string, Record<string, unknown>>>,
> {
  /**
   * @throws an error of statusCode 401 or 404 where the view does not exist for this caller, 400 for a
   * query that cannot be read, 503 while the database is away
   */
  list<Name extends keyof Views & string>(view: Name, query?: RecordQuery): Promise<Views[Name][]>;
  /**
   * @throws as `list`, and an error of statusCode 404 where the record does not exist for this
   * caller
   */
  find<Name extends keyof Views & string>(
    view: Name,
    id: string,
    query?: Pick<RecordQuery, 'include'>,
  ): Promise<Views[Name]>;
}
