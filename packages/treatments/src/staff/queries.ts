import { notDrafts } from '@praxiskit/staff';

/** All treatments, also those that are not offered. */
export const treatmentsByDepth = { ...notDrafts, sort: 'position' };

export const pricesInOrder = { ...notDrafts, sort: 'position' };

export const concernsInOrder = { ...notDrafts, sort: 'position', include: 'treatments' };
