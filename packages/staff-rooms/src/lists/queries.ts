/** Of a list's query: the records themselves, published or new; their drafts are open in editors. */
export const notDrafts = { filter: { draft_of_id: null } } as const;

/** The lists of the rooms. The same query everywhere, so that each is asked for once, and lives in all of them. */
const all = { ...notDrafts, limit: 500 };

/** The newest, whatever has become of them: older ones are deleted by then. */
export const requestsByDay = { sort: '-created_at', include: 'treatment,answered_by', limit: 500 };

/** The open requests, the oldest first. */
export const openRequests = { filter: { status: 'open' }, sort: 'created_at', limit: 500 };

/** All treatments, also those that are not offered. */
export const treatmentsByDepth = { ...all, sort: 'position' };

export const pricesInOrder = { ...all, sort: 'position' };

export const pagesBySlug = { ...all, sort: 'slug' };

export const concernsInOrder = { ...all, sort: 'position', include: 'treatments' };
