import { defineView, publicNamesOf, writableNamesOf } from '@praxiskit/record-server';
import {
  draftColumns,
  publicNames,
  publishedRows,
  publishingNames,
} from '@praxiskit/record-server/drafts';
import type { TreatmentViewsOptions } from '../view-options.ts';
import { priceColumns } from './columns.ts';
import { Price } from './price.entity.ts';
import { priceHooks } from './price-hooks.ts';

/** A price of a treatment that is not offered is not on the price list either. */
const offered = { active: true, ...publishedRows };

export const createPricesView = ({ mayPublish, hooks }: TreatmentViewsOptions) =>
  defineView({
    name: 'prices',
    label: { de: 'Preise', en: 'Prices' },
    entity: Price,
    defaultSort: 'position',
    // An amount in a list is saved when it is left: half of it is no price.
    autosave: false,
    columns: { ...draftColumns, ...priceColumns },
    relations: { treatment: { view: 'treatments' } },
    access: (viewer) =>
      mayPublish(viewer)
        ? {
            read: true,
            create: true,
            update: true,
            remove: true,
            writable: [...writableNamesOf(priceColumns), ...publishingNames],
          }
        : {
            read: { ...publishedRows, $or: [{ treatment: null }, { treatment: offered }] },
            readable: [...publicNames, ...publicNamesOf(priceColumns)],
          },
    hooks: priceHooks(hooks),
  });
