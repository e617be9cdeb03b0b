import { keepShape, keepSortKey } from '@praxiskit/record-server';
import { z } from 'zod';
import { treatmentShapes } from './shapes.ts';

const taken = {
  de: 'Unter dieser Adresse steht eine andere Seite.',
  en: 'This address is another page of the site.',
};

/**
 * For `beforeCreate` and `beforeUpdate`: JSON in its shapes, an address that is the treatment's alone, a key to sort by.
 *
 * @param isFree whether a slug is an address that no other page of the site has
 */
export const treatmentHooks = (isFree: (slug: string) => boolean) => [
  // The page of another address would never be found.
  keepShape({ ...treatmentShapes, slug: z.string().refine(isFree, { params: taken }) }),
  keepSortKey('name_de'),
];
