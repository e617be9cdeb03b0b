import { pageColumns, pageShape, pageView } from '@praxiskit/pages/mikro-orm';
import { defineView, keepShape, publicNamesOf, writableNamesOf } from '@praxiskit/record-server';
import { draftColumns, publishedRows } from '@praxiskit/record-server/drafts';
import type { PracticeViewsOptions } from '../view-options.ts';
import { Page } from './page.entity.ts';

/** The pages are the site's: their texts change, and none is added or deleted. */
export const createPagesView = ({ mayPublish, hooks, places, words }: PracticeViewsOptions) =>
  defineView({
    ...pageView,
    entity: Page,
    autosave: true,
    columns: { ...pageColumns, ...draftColumns },
    access: (viewer) =>
      mayPublish(viewer)
        ? { read: true, update: true, writable: writableNamesOf(pageColumns) }
        : {
            read: publishedRows,
            readable: ['id', 'version', 'updated_at', ...publicNamesOf(pageColumns)],
          },
    hooks: { beforeUpdate: [keepShape(pageShape(places, words)), ...hooks] },
  });
