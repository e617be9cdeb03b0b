export type { TreatmentFacts } from './treatment.ts';
export type { TreatmentViewsOptions } from './view-options.ts';
export { createTreatmentViews } from './views.ts';
