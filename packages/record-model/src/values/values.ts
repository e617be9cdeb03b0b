/** Values by column name, in the form of the wire: a row, an edit, a filter. */
export type Values = Record<string, unknown>;
