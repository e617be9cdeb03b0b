import { placesIn } from '@praxiskit/pages';
import { defineView, inBothLanguages, keepShape } from '@praxiskit/record-server';
import { pagePlaces } from '@praxiskit/web/records';
import { z } from 'zod';
import { mayPublish } from '../records/roles.ts';
import { Page } from './page.entity.ts';

const texts = [
  ...(['title_de', 'title_en', 'description_de', 'description_en'] as const),
  ...(['body_de', 'body_en'] as const),
] as const;

/** Of any other place a visitor would read the name. */
const body = z.string().refine((text) => placesIn(text).every((name) => pagePlaces.has(name)), {
  error: `{${[...pagePlaces].join('}, {')}}`,
});

/** The pages are the site's: their texts change, and none is added or deleted. */
export const pagesView = defineView({
  name: 'pages',
  label: { de: 'Seitentexte', en: 'Texts of pages' },
  entity: Page,
  defaultSort: 'slug',
  columns: {
    slug: { label: { de: 'Adresse', en: 'Address' }, readOnly: true },
    ...inBothLanguages({
      title: { label: { de: 'Titel', en: 'Title' }, rules: ['required|maxLength:120'] },
      description: { label: { de: 'Beschreibung', en: 'Description' }, rules: ['maxLength:250'] },
      body: { label: { de: 'Text', en: 'Text' }, rules: ['required|maxLength:20000'] },
    }),
  },
  access: (viewer) =>
    mayPublish(viewer)
      ? { read: true, update: true, writable: texts }
      : { read: true, readable: ['id', 'version', 'slug', ...texts] },
  hooks: { beforeUpdate: keepShape({ body_de: body, body_en: body }) },
});
