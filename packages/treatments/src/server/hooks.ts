import type { EntityClass } from '@mikro-orm/core';
import { keepFree } from '@praxiskit/record-drafts/server';
import { keepShape, keepSortKey } from '@praxiskit/record-server';
import { z } from 'zod';
import { treatmentShapes } from './shapes.ts';

const taken = {
  de: 'Unter dieser Adresse steht eine andere Seite.',
  en: 'This address is another page of the site.',
};

const ofAnother = {
  de: 'Diese Adresse hat schon eine andere Behandlung. Bitte wählen Sie eine andere.',
  en: 'Another treatment has this address already. Please choose another one.',
};

/**
 * For `beforeCreate` and `beforeUpdate`: JSON in its shapes, an address that is the treatment's alone, a key to sort by.
 *
 * @param isFree whether a slug is an address that no other page of the site has
 * @param entity of the treatments
 */
export const treatmentHooks = (isFree: (slug: string) => boolean, entity: EntityClass<object>) => [
  // The page of another address would never be found.
  keepShape({ ...treatmentShapes, slug: z.string().refine(isFree, { params: taken }) }),
  keepFree(entity, 'slug', ofAnother),
  keepSortKey('name_de'),
];
