import { notDrafts } from '@praxiskit/staff';

export const pagesBySlug = { ...notDrafts, sort: 'slug' };
