import { defineView, keepSortKey, publicNamesOf, writableNamesOf } from '@praxiskit/record-server';
import {
  draftColumns,
  publicNames,
  publishedRows,
  publishingNames,
} from '@praxiskit/record-server/drafts';
import type { TreatmentViewsOptions } from '../view-options.ts';
import { concernColumns } from './columns.ts';
import { Concern } from './concern.entity.ts';

export function createConcernsView({ mayPublish, hooks }: TreatmentViewsOptions) {
  const all = [keepSortKey('name_de'), ...hooks];
  return defineView({
    name: 'concerns',
    label: { de: 'Anliegen', en: 'Concerns' },
    entity: Concern,
    defaultSort: 'position',
    autosave: true,
    columns: { ...draftColumns, ...concernColumns },
    relations: { treatments: { view: 'treatments', linkable: true } },
    access: (viewer) =>
      mayPublish(viewer)
        ? {
            read: true,
            create: true,
            update: true,
            remove: true,
            writable: [...writableNamesOf(concernColumns), ...publishingNames],
          }
        : {
            read: publishedRows,
            readable: [...publicNames, ...publicNamesOf(concernColumns)],
          },
    hooks: { beforeCreate: all, beforeUpdate: all },
  });
}
