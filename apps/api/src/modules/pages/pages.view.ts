import { unknownPlaces } from '@praxiskit/pages';
import { pageTexts, pageView } from '@praxiskit/pages/mikro-orm';
import { defineView, keepShape } from '@praxiskit/record-server';
import { pagePlaces } from '@praxiskit/web/records';
import { z } from 'zod';
import { mayPublish } from '../records/roles.ts';

const namesOf = (places: ReadonlySet<string>) => `{${[...places].join('}, {')}}`;
const [values, lists] = [namesOf(pagePlaces.values), namesOf(pagePlaces.lists)];

/** Of any other place a visitor would read the name. */
const body = z.string().refine((text) => unknownPlaces(text, pagePlaces).length === 0, {
  params: {
    de: `In geschweiften Klammern kann stehen: ${values}, und allein in einer Zeile ${lists}.`,
    en: `Braces can hold: ${values}, and alone on a line ${lists}.`,
  },
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
