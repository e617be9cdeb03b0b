import {
  defineView,
  keepShape,
  publicNamesOf,
  shapesOf,
  writableNamesOf,
} from '@praxiskit/record-server';
import { draftColumns, publishedRows } from '@praxiskit/record-server/drafts';
import type { PracticeViewsOptions } from '../view-options.ts';
import { practiceColumns } from './columns.ts';
import { Practice } from './practice.entity.ts';

/** One row, which exists from the first start on: none is added or deleted. */
export const createPracticeView = ({ mayPublish, hooks }: PracticeViewsOptions) =>
  defineView({
    name: 'practice',
    label: { de: 'Praxis', en: 'Practice' },
    entity: Practice,
    autosave: true,
    columns: { ...draftColumns, ...practiceColumns },
    access: (viewer) =>
      mayPublish(viewer)
        ? { read: true, update: true, writable: writableNamesOf(practiceColumns) }
        : { read: publishedRows, readable: ['id', 'version', ...publicNamesOf(practiceColumns)] },
    hooks: { beforeUpdate: [keepShape(shapesOf(practiceColumns)), ...hooks] },
  });
