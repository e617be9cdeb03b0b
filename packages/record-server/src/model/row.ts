/** A row under wire names. */
export type Row = Record<string, unknown>;
/** As the driver gives it, by column. */
export type RawRow = Readonly<Record<string, unknown>>;
