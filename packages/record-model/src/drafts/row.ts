/** A record's values by wire name. */
export type DraftRow = Readonly<Record<string, unknown>>;

/** The columns that drafts add to a view. */
const draftColumnNames = [
  'draft_of_id',
  'published_at',
  'published_by_name',
  'allowances',
  'findings',
] as const;

/** Columns of every record, which a draft does not change. */
const recordColumns = ['id', 'version', 'created_at', 'updated_at'];

const apart = new Set<string>([...recordColumns, ...draftColumnNames]);

/** The columns of a record that a draft may change. */
export const contentNames = (names: Iterable<string>): string[] =>
  [...names].filter((name) => !apart.has(name));

/** The columns of a view that users edit, without columns that hooks set. */
export const editableNames = (
  columns: Readonly<Record<string, { readonly readOnly?: boolean }>>,
): string[] =>
  contentNames(Object.keys(columns)).filter((name) => columns[name]?.readOnly !== true);

/** Whether drafts allow visitors to read the row. */
export const isPublicRow = (row: DraftRow | null): boolean =>
  row !== null && row.draft_of_id === null && (row.published_at ?? null) !== null;
