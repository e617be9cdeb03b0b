export type Row = Record<string, unknown>;
/** A row as the driver returns it, by column. */
export type RawRow = Readonly<Record<string, unknown>>;
