import { placesIn } from '@praxiskit/pages';
import { pageTexts, pageView } from '@praxiskit/pages/mikro-orm';
import { defineView, keepShape } from '@praxiskit/record-server';
import { pagePlaces } from '@praxiskit/web/records';
import { z } from 'zod';
import { mayPublish } from '../records/roles.ts';

/** Of any other place a visitor would read the name. */
const body = z.string().refine((text) => placesIn(text).every((name) => pagePlaces.has(name)), {
  error: `{${[...pagePlaces].join('}, {')}}`,
});

/** The pages are the site's: their texts change, and none is added or deleted. */
export const pagesView = defineView({
  ...pageView,
  access: (viewer) =>
    mayPublish(viewer)
      ? { read: true, update: true, writable: pageTexts }
      : { read: true, readable: ['id', 'version', 'slug', ...pageTexts] },
  hooks: { beforeUpdate: keepShape({ body_de: body, body_en: body }) },
});
