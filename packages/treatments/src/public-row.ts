/** A row by its names on the wire. */
export type Row = Readonly<Record<string, unknown>>;

/** Whether visitors may read it. One that is being created has no `draft_of_id` yet. */
export const isPublic = (row: Row | null): boolean =>
  row !== null && (row.draft_of_id ?? null) === null && (row.published_at ?? null) !== null;
