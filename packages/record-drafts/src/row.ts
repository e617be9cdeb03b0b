/** A record's values by wire name. */
export type DraftRow = Readonly<Record<string, unknown>>;

/** The columns that drafts add to a view. */
export const draftColumnNames = [
  ...(['draft_of_id', 'published_at', 'published_by_name'] as const),
  ...(['allowances', 'findings'] as const),
] as const;

/** What every record has, and no draft takes over. */
const recordColumns = ['id', 'version', 'created_at', 'updated_at'];

const apart = new Set<string>([...recordColumns, ...draftColumnNames]);

/** The columns of a record that a draft may change. */
export const contentNames = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !apart.has(name));

/** Whether visitors may read the row, as far as drafts decide it. */
export const isPublicRow = (row: DraftRow | null): boolean =>
  row !== null && row.draft_of_id === null && (row.published_at ?? null) !== null;
