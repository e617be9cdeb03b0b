import { defineView, publicNamesOf, writableNamesOf } from '@praxiskit/record-server';
import {
  draftColumns,
  publicNames,
  publishedRows,
  publishingNames,
} from '@praxiskit/record-server/drafts';
import type { TreatmentViewsOptions } from '../view-options.ts';
import { treatmentColumns } from './columns.ts';
import { Treatment } from './treatment.entity.ts';
import { treatmentHooks } from './treatment-hooks.ts';

/** Treatments that the practice offers, or has offered. */
export const createTreatmentsView = (options: TreatmentViewsOptions) =>
  defineView({
    name: 'treatments',
    label: { de: 'Behandlungen', en: 'Treatments' },
    entity: Treatment,
    defaultSort: 'position',
    autosave: true,
    columns: { ...draftColumns, ...treatmentColumns },
    relations: { prices: { view: 'prices' }, concerns: { view: 'concerns', linkable: true } },
    access: (viewer) =>
      options.mayPublish(viewer)
        ? {
            read: true,
            create: true,
            update: true,
            // What was never public, staff may discard again.
            remove: options.mayRemoveTreatments(viewer) || { publishedAt: null },
            writable: [...writableNamesOf(treatmentColumns), ...publishingNames],
          }
        : {
            read: { active: true, ...publishedRows },
            readable: [...publicNames, ...publicNamesOf(treatmentColumns)],
          },
    hooks: treatmentHooks(options),
  });
