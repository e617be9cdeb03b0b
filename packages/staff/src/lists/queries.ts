/** Of a list's query: the records themselves, published or new; their drafts are open in editors. */
export const notDrafts = { filter: { draft_of_id: null } } as const;
