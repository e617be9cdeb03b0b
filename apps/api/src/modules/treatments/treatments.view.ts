import { defineView, inBothLanguages, keepShape, keepSortKey } from '@praxiskit/record-server';
import { z } from 'zod';
import { isAdmin, mayPublish } from '../records/roles.ts';
import { Treatment } from './treatment.entity.ts';
import { treatmentFacts } from './treatment-facts.ts';

const writable = [
  ...(['slug', 'position', 'active', 'name_de', 'name_en'] as const),
  ...(['summary_de', 'summary_en', 'body_de', 'body_en', 'facts'] as const),
] as const;

const taken = {
  de: 'Unter dieser Adresse steht eine andere Seite.',
  en: 'This address is another page of the site.',
};

/** `isFree` tells whether a slug is an address that no other page of the site has. */
export function createTreatmentsView(isFree: (slug: string) => boolean) {
  const hooks = [
    // The page of another address would never be found.
    keepShape({ facts: treatmentFacts, slug: z.string().refine(isFree, { params: taken }) }),
    keepSortKey('name_de'),
  ];
  return defineView({
    name: 'treatments',
    label: { de: 'Behandlungen', en: 'Treatments' },
    entity: Treatment,
    defaultSort: 'position',
    columns: {
      slug: {
        label: { de: 'Adresse', en: 'Address' },
        rules: ['required', { op: 'pattern', arg: '^[a-z0-9-]+$' }],
      },
      position: {
        label: { de: 'Reihenfolge', en: 'Position' },
        rules: ['integer', { op: 'min', arg: 0 }],
      },
      active: { label: { de: 'Wird angeboten', en: 'Offered' } },
      ...inBothLanguages({
        name: { label: { de: 'Name', en: 'Name' }, rules: ['required|maxLength:120'] },
        summary: { label: { de: 'Kurzer Text', en: 'Summary' } },
        body: { label: { de: 'Text', en: 'Text' } },
      }),
      facts: { label: { de: 'Auf einen Blick', en: 'At a glance' } },
    },
    relations: { prices: { view: 'prices' }, concerns: { view: 'concerns', linkable: true } },
    access(viewer) {
      return mayPublish(viewer)
        ? { read: true, create: true, update: true, remove: isAdmin(viewer), writable }
        : { read: { active: true } };
    },
    hooks: { beforeCreate: hooks, beforeUpdate: hooks },
  });
}
