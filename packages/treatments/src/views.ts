import { createConcernsView } from './concerns/concerns.view.ts';
import { createPricesView } from './prices/prices.view.ts';
import { createTreatmentsView } from './treatment/treatments.view.ts';
import type { TreatmentViewsOptions } from './view-options.ts';

/** The views `treatments`, `prices` and `concerns`, for `defineViews` of record-server. */
export const createTreatmentViews = (options: TreatmentViewsOptions) =>
  [createConcernsView(options), createPricesView(options), createTreatmentsView(options)] as const;
