/** A list shows the records themselves, published or new; editors open their drafts. */
export const notDrafts = { filter: { draft_of_id: null } } as const;
