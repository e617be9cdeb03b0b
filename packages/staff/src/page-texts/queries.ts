import { notDrafts } from '../lists/queries.ts';

export const pagesBySlug = { ...notDrafts, sort: 'slug' };
